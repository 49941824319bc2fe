import { type FileKind, mediaUrl } from '@memory/contracts';
import fc from 'fast-check';
import { FileAccessPolicy } from '../src/files/file.policy.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
let policy: FileAccessPolicy;
beforeAll(async () => {
  media = await startMediaApp();
  policy = media.app.get(FileAccessPolicy);
});
afterAll(() => media.stop());

/** Viewers other than the owner, who differ only in what journal-svc says of them. */
const others = ['another user', 'signed-out'] as const;
type ViewerKind = 'owner' | (typeof others)[number];

interface Scenario {
  readonly viewer: ViewerKind;
  readonly kind: FileKind;
  readonly isAvatar: boolean;
  readonly isVisibleInEntry: boolean;
  /** What social-svc returns as the owner's avatar. */
  readonly avatarUrl: 'of the file' | 'of another file' | 'elsewhere' | 'none';
  /** When an entry with the file was last saved. */
  readonly lastSave: keyof typeof lastNeededAt;
}

const UPLOADED_AT = new Date(Date.now() - 600_000);
const lastNeededAt = { never: UPLOADED_AT, 'long ago': new Date(Date.now() - 300_000), recently: new Date() };

/** Asks the policy about a new file of a new owner. @returns the decision, and the calls to journal-svc */
async function decide({ viewer, kind, isAvatar, isVisibleInEntry, avatarUrl, lastSave }: Scenario) {
  const [id, ownerId] = [newUserId(), newUserId()];
  const userId = { owner: ownerId, 'another user': newUserId(), 'signed-out': null }[viewer];
  const url = {
    'of the file': mediaUrl(id),
    'of another file': mediaUrl(newUserId()),
    elsewhere: `https://elsewhere.example/${id}`,
    none: null,
  }[avatarUrl];
  if (url) media.journal.avatarUrls.set(ownerId, url);
  media.journal.fileVisibility = () => ({ visible: isVisibleInEntry, used: isVisibleInEntry });
  media.journal.requests.length = 0;
  const file = { id, ownerId, isAvatar, kind, createdAt: UPLOADED_AT, lastNeededAt: lastNeededAt[lastSave] };
  const isVisible = await policy.canView({ userId }, file);
  return { isVisible, calls: media.journal.requests.map(({ fileId, viewer: by }) => [fileId === id, by === userId]) };
}

const scenario = fc.record<Scenario>({
  viewer: fc.constantFrom<ViewerKind>('owner', ...others),
  kind: fc.constantFrom<FileKind>('image', 'audio', 'video'),
  isAvatar: fc.boolean(),
  isVisibleInEntry: fc.boolean(),
  avatarUrl: fc.constantFrom('of the file', 'of another file', 'elsewhere', 'none'),
  lastSave: fc.constantFrom<Scenario['lastSave']>('never', 'long ago', 'recently'),
});
/** Checks the decision for generated scenarios that have these properties. */
const forEvery = (given: Partial<Scenario>, check: (decision: Awaited<ReturnType<typeof decide>>) => void) =>
  fc.assert(
    fc.asyncProperty(scenario, async (generated) => void check(await decide({ ...generated, ...given }))),
    { numRuns: 20 },
  );
const withoutCall = { isVisible: true, calls: [] };
const visible = { isVisible: true, calls: [[true, true]] };
const hidden = { ...visible, isVisible: false };
/** The owner is a viewer of whom journal-svc need not know. */
const withoutViewer = { calls: [[true, false]] };

describe('a file', () => {
  it.each(['never', 'long ago'] as const)(
    'is visible to its owner, without a call to journal-svc, when an entry with it was saved %s',
    (lastSave) => forEvery({ viewer: 'owner', lastSave }, (decision) => expect(decision).toEqual(withoutCall)),
  );

  describe('for its owner, when an entry with it was saved recently', () => {
    const saved = { viewer: 'owner', lastSave: 'recently', isAvatar: false } as const;

    it('is visible while an entry uses it', () =>
      forEvery({ ...saved, isVisibleInEntry: true }, (decision) =>
        expect(decision).toEqual({ ...withoutViewer, isVisible: true }),
      ));

    it('is visible when social-svc names it as the avatar', () =>
      forEvery({ ...saved, kind: 'image', avatarUrl: 'of the file' }, ({ isVisible }) => expect(isVisible).toBe(true)));

    it('is hidden when no entry uses it any more', () =>
      forEvery({ ...saved, isVisibleInEntry: false, avatarUrl: 'none' }, (decision) =>
        expect(decision).toEqual({ ...withoutViewer, isVisible: false }),
      ));
  });

  it('that is an avatar is visible to everybody, without a call to journal-svc', () =>
    forEvery({ isAvatar: true }, (decision) => expect(decision).toEqual(withoutCall)));

  describe.each(others)('for the viewer: %s', (viewer) => {
    const unused = { viewer, isAvatar: false, isVisibleInEntry: false } as const;

    it('is visible while an entry that uses it is', () =>
      forEvery({ ...unused, isVisibleInEntry: true }, (decision) => expect(decision).toEqual(visible)));

    it('is visible when social-svc names it as the owner’s avatar', () =>
      forEvery({ ...unused, kind: 'image', avatarUrl: 'of the file' }, (decision) =>
        expect(decision).toEqual(visible),
      ));

    it.each(['audio', 'video'] as const)('of kind %s never becomes an avatar', (kind) =>
      forEvery({ ...unused, kind, avatarUrl: 'of the file' }, (decision) => expect(decision).toEqual(hidden)),
    );

    it.each(['of another file', 'elsewhere', 'none'] as const)(
      'is hidden when the owner’s avatar is %s and no visible entry uses it',
      (avatarUrl) => forEvery({ ...unused, avatarUrl }, (decision) => expect(decision).toEqual(hidden)),
    );
  });
});

it('a file that does not exist leads to the same calls as a hidden file', async () => {
  const [viewer, missingId] = [{ userId: newUserId() }, newUserId()];
  media.journal.requests.length = 0;
  await policy.checkMissingFile(viewer, missingId);
  expect(media.journal.requests).toEqual([{ fileId: missingId, viewer: viewer.userId }]);
  media.journal.fileVisibility = () => 'unavailable';
  await expect(policy.checkMissingFile(viewer, missingId)).rejects.toMatchObject({ code: 'service_unavailable' });
});
