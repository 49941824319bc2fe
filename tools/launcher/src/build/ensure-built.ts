import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProgressOutput } from '../cli/progress.ts';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { repositoryRoot } from '../config.ts';
import { withFileLock } from '../process/file-lock.ts';
import { builtEntryPath, topology } from '../topology.ts';

/** The file with the hash of the source code that `dist` was built from. */
const sourceHashFile = join(repositoryRoot, 'dist/.stamp');

const SOURCE_PATTERNS = [
  'apps/**',
  'libs/**',
  'tools/launcher/src/build/**',
  'deploy/containers/**',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
/** Files that do not affect a build: tests, generated code, installed packages, hidden files, documentation. */
const IGNORED_SOURCES = /(^|\/)(\.[^/]+|node_modules|generated|test|dist)(\/|$)|\.spec\.tsx?$|\.md$|^apps\/e2e(\/|$)/;

/**
 * Builds the web app and the services unless `dist` is up to date. A hash of the source is compared before Nx is started: Nx has its own cache, but
 * takes two seconds to start.
 */
export async function ensureBuilt(progress: ProgressOutput, signal?: AbortSignal): Promise<void> {
  if (isBuildCurrent()) return;
  await progress.track(
    'Building the web app and the services',
    () => withFileLock(join(repositoryRoot, 'dist/.lock'), () => build(signal)),
    () => 'Web app and services built',
  );
}

/** Deletes the hash, so that the next `ensureBuilt` builds again. `npm run dev` calls this, because it writes to `dist` itself. */
export function invalidateBuild(): void {
  rmSync(sourceHashFile, { force: true });
}

async function build(signal?: AbortSignal): Promise<void> {
  // Another process may have built this clone while this process waited for the lock.
  if (isBuildCurrent()) return;
  const hash = hashSource();
  await runNx(['run-many', '-t', 'build'], signal);
  // The hash is computed before the build: if a file changes during the build, the hash differs at the next start, which builds again.
  mkdirSync(join(repositoryRoot, 'dist'), { recursive: true });
  writeFileSync(sourceHashFile, hash);
}

function isBuildCurrent(): boolean {
  if (!existsSync(sourceHashFile) || !topology.every(({ entry }) => existsSync(builtEntryPath(entry)))) return false;
  return readFileSync(sourceHashFile, 'utf8') === hashSource();
}

/** Hashes the content of the files instead of their modification times, so that two checkouts of the same commit have the same hash. */
function hashSource(): string {
  const hash = createHash('sha256').update(process.version);
  const paths = globSync(SOURCE_PATTERNS, { cwd: repositoryRoot, exclude: (name) => IGNORED_SOURCES.test(name) });
  for (const path of paths.toSorted()) {
    const file = join(repositoryRoot, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const run = promisify(execFile);

/**
 * Runs Nx without its daemon.
 * @throws UserFacingError with Nx's output when a task fails
 */
export async function runNx(args: string[], signal?: AbortSignal): Promise<void> {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    npm_config_loglevel: 'error',
  };
  try {
    await run(process.execPath, [join(repositoryRoot, 'node_modules/nx/dist/bin/nx.js'), ...args], {
      cwd: repositoryRoot,
      env,
      maxBuffer: 64 * 1024 * 1024,
      signal,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new UserFacingError(`nx ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
