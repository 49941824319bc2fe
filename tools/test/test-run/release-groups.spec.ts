import { globSync } from 'node:fs';
import { repositoryRoot } from '../../config.ts';
import { listReleaseGroups, selectAffectedGroups } from '../../test-run/release-groups.ts';

const groups = [
  { target: 'release-images', inputs: ['deploy/Dockerfile', 'tools/build/**/*'] },
  { target: 'release-rows', inputs: ['apps/journal-svc/src/{entries,timelines}/**/*'] },
];
const affectedBy = (files: string[] | null): string[] =>
  selectAffectedGroups(groups, files).map(({ target }) => target);

describe('the groups of the release tier that changes affect', () => {
  it.each([
    ['a file that is named', ['deploy/Dockerfile'], ['release-images']],
    [
      'files in folders',
      ['tools/build/a/b.ts', 'apps/journal-svc/src/timelines/c.ts'],
      ['release-images', 'release-rows'],
    ],
    ['other files', ['deploy/Dockerfile.md', 'apps/journal-svc/src/sharing/c.ts'], []],
    ['nothing', [], []],
    ['an unknown history', null, ['release-images', 'release-rows']],
  ])('by %s', (_, files, expected) => {
    expect(affectedBy(files)).toEqual(expected);
  });
});

it('each group has inputs that exist, and each spec of the release tier is among them', () => {
  const inputs = listReleaseGroups().map(({ target, inputs }) => ({
    target,
    files: inputs.flatMap((glob) => globSync(glob, { cwd: repositoryRoot, exclude: ['**/node_modules/**'] })),
    missing: inputs.filter((glob) => globSync(glob, { cwd: repositoryRoot }).length === 0),
  }));
  const specs = globSync('{apps/*,libs/*,tools,deploy}/test/**/*.release.spec.ts', { cwd: repositoryRoot });

  expect(inputs.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(specs.length).toBeGreaterThan(0);
  expect(specs.filter((spec) => !inputs.some(({ files }) => files.includes(spec)))).toEqual([]);
});
