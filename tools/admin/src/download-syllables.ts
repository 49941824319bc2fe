import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { environmentWithoutSecrets } from '@memory/launcher/process/environment-without-secrets';

/** A folder of a Git repository, in one commit. The id of the commit decides what is installed, not the address: Git compares it with every file. */
interface SyllableSource {
  readonly address: string;
  readonly commit: string;
  readonly folder: string;
}

/** The syllables of Mandarin with their tones, spoken by a person: 1,707 MP3 files, 17 MB. */
export const publishedSyllables = {
  address: 'https://github.com/hugolpz/audio-cmn.git',
  commit: 'ff9ed3d0c631195bd2c06f39450f3264c7124040',
  folder: '64k/syllabs',
  credit: 'audio-cmn, syllables spoken by Chen Wang, © Hugo Lopez and others, CC BY-SA',
} as const;

/**
 * Downloads one folder of a Git repository, without the history and the other files.
 * @param target an empty folder
 * @returns the path of the downloaded folder
 * @throws UserFacingError when the repository cannot be reached or lacks the commit
 */
export async function downloadSyllables(
  { address, commit, folder }: SyllableSource,
  target: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  const git = (...args: string[]) => runGit(['-C', target, ...args], address, { env, signal });
  await git('init', '--quiet');
  await git('remote', 'add', '--', 'origin', address);
  // A partial clone: file contents are downloaded only by the checkout, for its folder alone.
  await git('config', 'remote.origin.promisor', 'true');
  await git('config', 'remote.origin.partialclonefilter', 'blob:none');
  await git('fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit);
  await git('checkout', '--quiet', commit, '--', folder);
  await rm(join(target, '.git'), { recursive: true, force: true });
  return join(target, folder);
}

async function runGit(
  args: string[],
  address: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<void> {
  const git = spawn('git', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    // Git gets no secret of the installation, never asks for a password, and uses no settings of the machine. Helper programs as transports are not
    // allowed.
    env: {
      ...environmentWithoutSecrets(env),
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'https:http:ssh:file',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      LC_ALL: 'C',
    },
  });
  const ended = Promise.withResolvers<number | null>();
  git.once('error', ended.reject);
  git.once('close', ended.resolve);
  const [errors, code] = await Promise.all([text(git.stderr), ended.promise]);
  if (code === 0) return;
  const reason = errors.trim().split('\n').at(-1) ?? '';
  throw new UserFacingError(
    `${address} does not send the recordings: ${reason}\nA copy of it can be named with --from, or its archive be installed from this machine.`,
  );
}
