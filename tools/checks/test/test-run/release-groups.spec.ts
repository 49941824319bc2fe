import { selectAffectedGroups } from '../../src/test-run/release-groups.ts';

const groups = [
  { target: 'release-images', inputs: ['deploy/Dockerfile', 'tools/launcher/src/build/**/*'] },
  { target: 'release-rows', inputs: ['apps/journal-svc/src/{entries,timelines}/**/*'] },
];
const affectedBy = (files: string[] | null): string[] =>
  selectAffectedGroups(groups, files).map(({ target }) => target);

describe('the groups of the release tier that changes affect', () => {
  it.each([
    ['a file that is named', ['deploy/Dockerfile'], ['release-images']],
    [
      'files in folders',
      ['tools/launcher/src/build/a/b.ts', 'apps/journal-svc/src/timelines/c.ts'],
      ['release-images', 'release-rows'],
    ],
    ['other files', ['deploy/Dockerfile.md', 'apps/journal-svc/src/sharing/c.ts'], []],
    ['nothing', [], []],
    ['an unknown history', null, ['release-images', 'release-rows']],
  ])('by %s', (_, files, expected) => {
    expect(affectedBy(files)).toEqual(expected);
  });
});
