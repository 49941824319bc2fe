import { type PrivacyLevel, privacyLevels, type UserRelation, userRelationKinds } from '@memory/contracts';
import fc from 'fast-check';
import {
  canEditEntry,
  canOpenShareLink,
  canReadExactCoordinates,
  canReadShareId,
  canReadTranscriptState,
  canViewEntry,
  canViewTimeline,
  needsRelation,
  resolvePrivacyLevel,
} from '../src/entries/entry.policy.ts';

/** What an author is to the viewers who may see an entry of the author. */
const relationsByLevel: Record<PrivacyLevel, readonly UserRelation[]> = {
  private: [],
  friends: ['friend'],
  public: ['friend', 'none'],
};

const userId = fc.constantFrom('mei', 'tom');
const situation = fc
  .record({
    entry: fc.record({ authorId: userId, privacyLevel: fc.constantFrom(...privacyLevels) }),
    viewer: fc.record({ userId: fc.option(userId) }),
    otherRelation: fc.constantFrom(...userRelationKinds),
  })
  .map(({ entry, viewer, otherRelation }) => {
    const isAuthor = viewer.userId === entry.authorId;
    const relation: UserRelation = isAuthor || viewer.userId === null ? 'none' : otherRelation;
    return { entry, viewer, isAuthor, relation };
  });

it('the policy of entries holds for every entry, viewer and relation', () => {
  fc.assert(
    fc.property(situation, ({ entry, viewer, isAuthor, relation }) => {
      const mayView = isAuthor || relationsByLevel[entry.privacyLevel].includes(relation);
      const isPublic = entry.privacyLevel === 'public';
      expect({
        view: canViewEntry(entry, viewer, relation),
        edit: canEditEntry(entry, viewer),
        exactPosition: canReadExactCoordinates(entry, viewer),
        shareLink: canOpenShareLink(entry, viewer, relation),
        shareId: canReadShareId(entry, viewer),
        transcriptState: canReadTranscriptState(entry, viewer),
        timeline: canViewTimeline(entry.authorId, viewer, relation),
        needsRelation: needsRelation(entry.authorId, viewer),
      }).toEqual({
        view: mayView,
        edit: isAuthor,
        exactPosition: isAuthor,
        shareLink: isPublic && mayView,
        shareId: isPublic || isAuthor,
        transcriptState: isAuthor,
        timeline: relation !== 'hidden',
        needsRelation: !isAuthor,
      });
    }),
    { numRuns: 500 },
  );
});

it('an entry of level friends is hidden from signed-out viewers, whatever their relation', () => {
  const entry = { authorId: 'mei', privacyLevel: 'friends' } as const;
  expect(canViewEntry(entry, { userId: null }, 'friend')).toBe(false);
});

it('the privacy level of a request is its own, else that of its older field, else the one before', () => {
  const request = fc.record({
    privacyLevel: fc.option(fc.constantFrom(...privacyLevels), { nil: undefined }),
    isPublic: fc.option(fc.boolean(), { nil: undefined }),
  });
  fc.assert(
    fc.property(request, fc.constantFrom(...privacyLevels), ({ privacyLevel, isPublic }, before) => {
      const older = new Map([
        [true, 'public'],
        [false, 'private'],
      ]).get(isPublic as boolean);
      expect(resolvePrivacyLevel({ privacyLevel, isPublic }, before)).toBe(privacyLevel ?? older ?? before);
    }),
  );
});
