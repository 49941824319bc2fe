import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The commit of the release that is running while this release is deployed. It is stored in `deploy/previous-release`, which each release updates.
 */
export const previousRelease = readFileSync(join(repositoryRoot, 'deploy/previous-release'), 'utf8').trim();

/** Whether this clone contains the commit of the previous release. A shallow clone or an unpacked archive does not contain it. */
export function hasPreviousRelease(): boolean {
  try {
    git('cat-file', '-e', `${previousRelease}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the names of an app's migrations that the previous release contains.
 * @param app the folder of the app, such as `apps/journal-svc`
 */
export function previousMigrationNames(app: string): string[] {
  const folders = git('ls-tree', '-d', '--name-only', previousRelease, `${app}/prisma/migrations/`);
  return folders.split('\n').flatMap((path) => path.split('/').at(-1) || []);
}

/** Writes the files of the previous release to a folder. */
export function extractPreviousRelease(folder: string): void {
  const archive = execFileSync('git', ['archive', previousRelease], {
    cwd: repositoryRoot,
    maxBuffer: 1024 ** 3,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}
