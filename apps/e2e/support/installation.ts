import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../../..');

/** The data folder of the installation that the stories use. */
export const dataDir = process.env.STORIES_DATA_DIR ?? '';

const read = (name: string): string => readFileSync(join(dataDir, name), 'utf8');

/**
 * Returns the process id of a process of the installation, which is the first line of its pid file.
 * @param name the name of the process, e.g. `media-svc`
 */
export const readPid = (name: string): number => Number.parseInt(read(`run/${name}.pid`), 10);

interface Secrets {
  databasePassword: string;
  redisPasswords: Record<string, string>;
  signingKeys: Record<string, string>;
}

const secrets = (): Secrets => JSON.parse(read('secrets.json')) as Secrets;

interface RunningInstallation {
  redisUrl: string;
  addresses: Record<string, string>;
}

const running = (): RunningInstallation => JSON.parse(read('run/installation.json')) as RunningInstallation;

/** Returns the private key with which a process signs its requests to services. */
export const signingKey = (caller: string): string => secrets().signingKeys[caller] ?? '';

/** Returns the address at which a process accepts requests from the other processes. */
export const processUrl = (name: string): string => running().addresses[name] ?? '';

/** Returns the URL of the installation's Redis server with the credentials of the given Redis user. */
export function redisUrl(user: string): string {
  const url = new URL(running().redisUrl);
  url.username = user;
  url.password = secrets().redisPasswords[user] ?? '';
  return url.href;
}

/** Returns the URL of a database with the credentials of PostgreSQL's administrator, who may read all databases. */
export function databaseUrl(database: string): string {
  const { databasePassword } = secrets();
  const port = read('postgres/postmaster.pid').split('\n')[3];
  return `postgresql://postgres:${encodeURIComponent(databasePassword)}@127.0.0.1:${port}/${database}`;
}

/** Runs the command `npm run admin -- …` for this installation, without npm, which takes as much processor time as the command. */
export function runAdminCommand(...args: string[]): Promise<AdminResult> {
  return runAdminCommandOf(dataDir, ...args);
}

/** Like `runAdminCommand`, but as people start it: with the script of package.json. */
export function runAdminScript(...args: string[]): Promise<AdminResult> {
  return run(dataDir, 'npm', ['run', '--silent', 'admin', '--', ...args]);
}

interface AdminResult {
  code: number | null;
  out: string;
  err: string;
}

/** Like `runAdminCommand`, but for the installation in another data folder. */
export function runAdminCommandOf(folder: string, ...args: string[]): Promise<AdminResult> {
  return run(folder, process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/admin/src/admin.ts', ...args]);
}

async function run(folder: string, program: string, args: readonly string[]): Promise<AdminResult> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}
