import { HIDDEN_RESPONSE, type IdAccessCase } from '../id-access-case.ts';
import { fileIdOf, type ResourceOwner } from '../resource-owner.ts';

//                owner, friend, former friend, stranger, blocker, blocked, signed out
const ownerOnly = (status: number): IdAccessCase['expected'] => [status, ...Array(5).fill(HIDDEN_RESPONSE), 401];

/** Who learns of greetings on an entry, by its level: the author and present friends. */
const list = {
  private: ownerOnly(200),
  friends: [200, 200, ...Array(4).fill(HIDDEN_RESPONSE), 401],
  public: [200, 200, ...Array(4).fill(HIDDEN_RESPONSE), 401],
} as const satisfies Record<string, IdAccessCase['expected']>;

/** Who may give a greeting, by the level of the entry: present friends. To everyone who may not see the entry it does not exist. */
const give = {
  private: [403, ...Array(5).fill(HIDDEN_RESPONSE), 401],
  friends: [403, 200, ...Array(4).fill(HIDDEN_RESPONSE), 401],
  public: [403, 200, 403, 403, HIDDEN_RESPONSE, HIDDEN_RESPONSE, 401],
} as const satisfies Record<string, IdAccessCase['expected']>;

const levels = ['private', 'friends', 'public'] as const;
const greetedEntryId = async (owner: ResourceOwner): Promise<string> => (await owner.greeting()).entryId;
const giverId = async (owner: ResourceOwner): Promise<string> => (await owner.greeting()).giverId;

/** A route that reads the recording of a greeting. The owner of the entry hears it; so does the giver, who is none of the viewers. */
const readRecording = (route: 'downloadFile' | 'describeFile'): IdAccessCase => ({
  route,
  place: 'params.id',
  names: "the recording of a third user's greeting on an entry of the owner",
  id: async (owner) => fileIdOf((await owner.greeting()).recordingUrl),
  missing: 'file_not_found',
  expected: [200, ...Array(6).fill(HIDDEN_RESPONSE)],
});

export const greetingAccessCases: IdAccessCase[] = [
  readRecording('downloadFile'),
  readRecording('describeFile'),
  {
    route: 'giveGreeting',
    place: 'body.recordingUrl',
    names: 'a file that no entry uses',
    id: (owner) => owner.unusedFileUrl(),
    others: async ({ owner }) => ({ params: { id: await owner.entryId('public') }, body: {} }),
    missing: 'file_not_found',
    // The entry is the owner's, who gives no greeting on it; to a blocker and a blocked user the entry does not exist.
    expected: [403, ...Array(3).fill(HIDDEN_RESPONSE), 404, 404, 401],
  },
  ...levels.flatMap((level): IdAccessCase[] => [
    {
      route: 'listGreetings',
      place: 'query.entryIds',
      names: `the entry of the level ${level}`,
      id: (owner) => owner.entryId(level),
      missing: 200,
      expected: list[level],
    },
    {
      route: 'giveGreeting',
      place: 'params.id',
      names: `the entry of the level ${level}`,
      id: (owner) => owner.entryId(level),
      others: () => ({ body: { stamp: 'tea' } }),
      missing: 'entry_not_found',
      expected: give[level],
    },
  ]),
  {
    route: 'deleteGreeting',
    place: 'params.id',
    names: 'an entry with a greeting of a third user',
    id: greetedEntryId,
    others: async ({ owner }) => ({ params: { giverId: await giverId(owner) } }),
    missing: 'greeting_not_found',
    expected: ownerOnly(204),
  },
  {
    route: 'deleteGreeting',
    place: 'params.giverId',
    names: 'the giver of a greeting',
    id: giverId,
    others: async ({ owner }) => ({ params: { id: await greetedEntryId(owner) } }),
    missing: 'greeting_not_found',
    expected: ownerOnly(204),
  },
  {
    route: 'closeGreetingsTo',
    place: 'body.userId',
    names: 'a user',
    id: (owner) => owner.id,
    missing: 'greeting_friend_not_found',
    expected: [HIDDEN_RESPONSE, 200, ...Array(4).fill(HIDDEN_RESPONSE), 401],
  },
  {
    // A viewer opens the own entries alone; the owner accepts no greetings of the third user still.
    route: 'openGreetingsTo',
    place: 'params.userId',
    names: 'a user whose greetings the owner does not accept',
    id: giverId,
    missing: 204,
    expected: [204, ...Array(5).fill(HIDDEN_RESPONSE), 401],
  },
];
