import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';
import { listReleaseGroups, PACKAGE_FILES } from '../test-run/release-groups.ts';

/**
 * Checks the package.json of every package, as part of `npm run lint`. No package may depend on itself through other packages. Each group of the
 * release tier must have inputs that exist, and each spec of the release tier must be among its group's inputs. This is not a test, because it
 * depends on the files of all projects.
 */
interface PackageFile {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function findCycles(): string[] {
  const packages = new Map(
    globSync(PACKAGE_FILES, { cwd: repositoryRoot }).map((file) => {
      const { name, ...fields } = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as PackageFile;
      return [name, Object.keys({ ...fields.dependencies, ...fields.devDependencies })] as const;
    }),
  );
  const withoutCycle = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [`These packages depend on each other: ${[...path, name].join(' → ')}`];
    if (withoutCycle.has(name)) return [];
    const cycles = (packages.get(name) ?? []).flatMap((dependency) => visit(dependency, [...path, name]));
    withoutCycle.add(name);
    return cycles;
  };
  return [...packages.keys()].flatMap((name) => visit(name, []));
}

const list = (glob: string): string[] =>
  globSync(glob, { cwd: repositoryRoot, exclude: (name) => /(^|\/)node_modules(\/|$)/.test(name) });

function findWrongReleaseGroups(): string[] {
  const inputs = listReleaseGroups().flatMap(({ target, inputs: globs }) =>
    globs.map((glob) => ({ target, glob, files: list(glob) })),
  );
  const covered = new Set(inputs.flatMap(({ files }) => files));
  return [
    ...inputs
      .filter(({ files }) => files.length === 0)
      .map(({ target, glob }) => `${target} has an input without files: ${glob}`),
    ...list('{{apps,libs,tools}/*,lab,deploy}/test/**/*.release.spec.ts')
      .filter((spec) => !covered.has(spec))
      .map((spec) => `${spec} is in no group of the release tier`),
  ];
}

const problems = [...findCycles(), ...findWrongReleaseGroups()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
