import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './config.ts';
import { withFileLock } from './file-lock.ts';
import { Refusal, type Steps } from './steps.ts';
import { builtFile, topology } from './topology.ts';

const run = promisify(execFile);
const stamp = join(root, 'dist/.stamp');

/** What never changes a build: tests, generated code, installed packages, hidden files, words for people. */
const IRRELEVANT = /(^|\/)(\.[^/]+|node_modules|generated|test|dist)(\/|$)|\.spec\.tsx?$|\.md$|^apps\/e2e(\/|$)/;

/**
 * Makes dist current. Nx knows what to build, and takes what it has built before from its cache; but asking it costs
 * two seconds, so that an unchanged tree is recognised by a hash of its files before it is asked.
 */
export async function ensureBuilt(steps: Steps, signal?: AbortSignal): Promise<void> {
  if (isCurrent()) return;
  await steps.run(
    'Building the web app and the services',
    () => withFileLock(join(root, 'dist/.lock'), () => build(signal)),
    () => 'Web app and services built',
  );
}

/** Says that dist is no longer what was built from a known source: `npm run dev` writes into it. */
export function forgetBuild(): void {
  rmSync(stamp, { force: true });
}

async function build(signal?: AbortSignal): Promise<void> {
  // Another start of this clone may have built while this one waited.
  if (isCurrent()) return;
  const source = sourceHash();
  await nx(['run-many', '-t', 'build'], signal);
  // The hash from before: what was changed during the build is built at the next start.
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, source);
}

/** Runs Nx without the background process it would leave behind. Throws a Refusal with its output when a task fails. */
export async function nx(args: string[], signal?: AbortSignal): Promise<void> {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    npm_config_loglevel: 'error',
  };
  try {
    await run(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 * 1024,
      signal,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Refusal(`nx ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

function isCurrent(): boolean {
  if (!existsSync(stamp) || !topology.every(({ entry }) => existsSync(builtFile(entry)))) return false;
  return readFileSync(stamp, 'utf8') === sourceHash();
}

/** Of the content, not the times: a fresh checkout of the same commit is the same source. */
function sourceHash(): string {
  const patterns = [
    'apps/**',
    'libs/**',
    'tools/{build-*,externals}.ts',
    'package-lock.json',
    'package.json',
    'tsconfig.base.json',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync(patterns, { cwd: root, exclude: (name) => IRRELEVANT.test(name) }).toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
