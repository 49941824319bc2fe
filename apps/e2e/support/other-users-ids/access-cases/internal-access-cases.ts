import type { Caller, internalRoutes } from '@memory/contracts';
import type { ResourceOwner } from '../resource-owner.ts';
import type { ViewerKind } from '../viewers.ts';

type InternalRouteName = keyof typeof internalRoutes;

/** An id that a service sends on behalf of a viewer, whose access the other service decides. */
export interface InternalAccessCase {
  readonly route: InternalRouteName;
  readonly caller: Caller;
  readonly service: string;
  readonly names: string;
  readonly id: (owner: ResourceOwner) => Promise<string>;
  /** The viewers for whom the id exists. */
  readonly openTo: readonly ViewerKind[];
  /** The request body with the id; by default a list of ids. */
  readonly body?: (id: string) => object;
  /** Whether a response says that the id exists; by default its status. */
  readonly isOpen?: (body: unknown, id: string) => boolean;
}

const everyone: ViewerKind[] = ['owner', 'friend', 'former friend', 'stranger', 'signed out'];
const everyLevel = { private: ['owner'], friends: ['owner', 'friend'], public: everyone } as const;
const levels = Object.entries(everyLevel) as [keyof typeof everyLevel, ViewerKind[]][];

const wordClipRequests = [
  ['findWordClips', (fileId: string) => ({ words: [{ fileId, word: 'title', before: '', after: '' }] })],
  ['cutClips', (fileId: string) => ({ clips: [{ fileId, start: 0, end: 1 }] })],
] as const;

/** The internal routes that decide by their viewer. */
export const internalAccessCases: readonly InternalAccessCase[] = [
  ...levels.flatMap(([level, openTo]): InternalAccessCase[] => [
    {
      route: 'fileVisibility',
      caller: 'media-svc',
      service: 'journal-svc',
      names: `a file of the level ${level}`,
      id: (owner) => owner.entryFileId(level),
      openTo,
      isOpen: (body) => (body as { visible: boolean }).visible,
    },
    {
      route: 'readEntryAuthor',
      caller: 'social-svc',
      service: 'journal-svc',
      names: `an entry of the level ${level}`,
      id: (owner) => owner.entryId(level),
      openTo,
    },
    {
      route: 'readOwnText',
      caller: 'language-svc',
      service: 'journal-svc',
      names: `an entry of the level ${level}`,
      id: (owner) => owner.entryId(level),
      openTo: ['owner'],
    },
    {
      route: 'findOwnTexts',
      caller: 'language-svc',
      service: 'journal-svc',
      names: `an entry of the level ${level}, by a word of its title`,
      id: (owner) => owner.entryId(level),
      openTo: ['owner'],
      body: (entryId) => ({ words: [{ word: 'title', entryId }] }),
      // For an id that does not exist, the owner gets another entry with the word.
      isOpen: (body, id) => (body as { found: { entry: { entryId: string } }[] }).found[0]?.entry.entryId === id,
    },
    {
      route: 'findNewestOwnTexts',
      caller: 'language-svc',
      service: 'journal-svc',
      names: `an entry of the level ${level}, by a word of its title`,
      id: (owner) => owner.entryId(level),
      openTo: ['owner'],
      body: () => ({ words: ['title'] }),
      isOpen: (body, id) => (body as { entries: { entryId: string }[] }).entries.some(({ entryId }) => entryId === id),
    },
    // The file is a photo, in which nothing is spoken: to the routes for recordings it looks like a file that does not exist.
    ...wordClipRequests.map(([route, body]): InternalAccessCase => ({
      route,
      caller: 'language-svc',
      service: 'media-svc',
      names: `a file of the level ${level}`,
      id: (owner) => owner.entryFileId(level),
      openTo: [],
      body,
      isOpen: (response) => (response as { clips: unknown[] }).clips.some((clip) => clip !== null),
    })),
    {
      route: 'readThumbnails',
      caller: 'language-svc',
      service: 'media-svc',
      names: `a file of the level ${level}`,
      id: (owner) => owner.thumbnailFileId(level),
      openTo: ['owner'],
      isOpen: (body) => (body as { thumbnails: unknown[] }).thumbnails.some((thumbnail) => thumbnail !== null),
    },
    {
      route: 'describeFiles',
      caller: 'journal-svc',
      service: 'media-svc',
      names: `a file of the level ${level}`,
      id: (owner) => owner.entryFileId(level),
      openTo: ['owner'],
      isOpen: (body) => Array.isArray(body) && body.length > 0,
    },
  ]),
  ...(['journal-svc', 'media-svc'] as const).map((caller) => ({
    route: 'readAuthorCard' as const,
    caller,
    service: 'social-svc',
    names: 'a user',
    id: async (owner: ResourceOwner) => owner.id,
    openTo: everyone,
  })),
  ...['journal-svc', 'language-svc', 'social-svc'].map((service) => ({
    route: 'exportServiceData' as const,
    caller: 'media-svc' as const,
    service,
    names: `the data of a user at ${service}`,
    id: async (owner: ResourceOwner) => owner.id,
    openTo: ['owner' as const],
  })),
];

/** Routes that services call and that do not depend on a viewer. */
export const routesWithoutViewer: readonly InternalRouteName[] = [
  // Relations between two users are what journal-svc decides with.
  'listFriendIds',
  'listHiddenUserIds',
  'readRelation',
  // journal-svc keeps copies of all relations, and social-svc writes the end of one to it.
  'listRelations',
  'readRelations',
  'storeWithdrawal',
  // social-svc calls it for its own viewer, and recommends only users whom that viewer may see.
  'listFellowLearners',
  // media-svc calls it for files whose owners it knows.
  'findUsedFiles',
  // The integrity checks compare the rows of all users, and get ids and versions alone.
  'listDataOwners',
  'findEntryVersions',
  'findFilesWithoutText',
  'findExistingFiles',
  'findExistingAccounts',
  // Lists the texts of its viewer, wherever the cursor is from.
  'listOwnTexts',
  // Accepts an image and no id.
  'storeAvatar',
];
