import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';

/** A group of the release tier: an Nx target `release-<name>` of one project. */
export interface ReleaseGroup {
  target: string;
  /** Globs of the files that the group depends on, from the root of the repository. */
  inputs: string[];
}

interface PackageFile {
  nx?: { targets?: Record<string, { inputs?: string[] }> };
}

/** A glob for the package.json of every package. */
export const PACKAGE_FILES = '{{apps,libs,tools}/*,lab,deploy}/package.json';

export function listReleaseGroups(): ReleaseGroup[] {
  return globSync(PACKAGE_FILES, { cwd: repositoryRoot })
    .toSorted()
    .flatMap((file) => {
      const { nx } = JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as PackageFile;
      return Object.entries(nx?.targets ?? {})
        .filter(([target]) => target.startsWith('release-'))
        .map(([target, { inputs = [] }]) => ({
          target,
          inputs: inputs.map((glob) => glob.replace('{projectRoot}', dirname(file)).replace('{workspaceRoot}/', '')),
        }));
    });
}

/**
 * Returns the groups for which at least one input is among the changed files.
 * @param changedFiles paths from the root of the repository; null when the changed files are unknown, which affects all groups
 */
export const selectAffectedGroups = (
  groups: readonly ReleaseGroup[],
  changedFiles: readonly string[] | null,
): ReleaseGroup[] =>
  groups.filter(
    ({ inputs }) =>
      changedFiles === null || changedFiles.some((file) => inputs.some((glob) => matchesGlob(file, glob))),
  );

const git = (...args: string[]): string => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });

/**
 * Lists the files that differ from the newest commit that is older than a day, including uncommitted changes.
 * @returns null when the history does not reach back one day, as in a shallow clone
 */
export function listFilesChangedInLastDay(): string[] | null {
  try {
    const base = git('rev-list', '-1', '--before=1 day ago', 'HEAD').trim();
    return base === '' ? null : git('diff', '--name-only', '--no-renames', '-z', base).split('\0').filter(Boolean);
  } catch {
    // Git is not installed, or this folder is not a clone.
    return null;
  }
}
