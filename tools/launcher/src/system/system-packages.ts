import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { platform, tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ProgressOutput } from '../cli/progress.ts';
import { UserFacingError } from '../cli/user-facing-error.ts';
import { startBackgroundProcess, readLastLines } from '../process/background-process.ts';

/** A program that the product needs and that no npm package provides. */
interface SystemProgram {
  /** The file name of the program in PATH. */
  command: string;
  /** The Debian packages that contain the program and its dependencies. */
  debian: string[];
  /** The Homebrew package that contains the program. */
  brew: string;
  purpose: string;
}

const systemPrograms = {
  redis: { command: 'redis-server', debian: ['redis-server'], brew: 'redis', purpose: 'sessions, events and jobs' },
  ffmpeg: { command: 'ffmpeg', debian: ['ffmpeg'], brew: 'ffmpeg', purpose: 'recordings and videos' },
  bzip2: { command: 'bzip2', debian: ['bzip2'], brew: 'bzip2', purpose: 'unpacking a speech model' },
  git: {
    command: 'git',
    debian: ['git', 'ca-certificates'],
    brew: 'git',
    purpose: 'downloading recordings of syllables',
  },
  // Chromium needs a Chinese font for the characters that the web app's own fonts lack.
  chromium: {
    command: 'chromium',
    debian: ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
    brew: 'chromium',
    purpose: 'browser tests',
  },
} satisfies Record<string, SystemProgram>;

export type SystemProgramName = keyof typeof systemPrograms;

/**
 * Installs missing programs with apt-get when root runs this program on Debian.
 * @throws UserFacingError with the command to install the programs, when they cannot be installed automatically
 */
export async function ensureSystemPackages(names: SystemProgramName[], progress: ProgressOutput): Promise<void> {
  const missing = names.map((name) => systemPrograms[name]).filter(({ command }) => !isCommandInstalled(command));
  if (missing.length === 0) return;
  const packages = missing.flatMap(({ debian }) => debian).join(' ');
  const purposes = missing.map(({ command, purpose }) => `${command} (${purpose})`).join(', ');
  if (platform() === 'darwin') {
    throw new UserFacingError(
      `Missing: ${purposes}. Run this, then try again:\n\n  brew install ${missing.map(({ brew }) => brew).join(' ')}\n`,
    );
  }
  if (!isCommandInstalled('apt-get') || userInfo().uid !== 0) {
    throw new UserFacingError(
      `Missing: ${purposes}. Run this, then try again:\n\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}\n`,
    );
  }
  await progress.track(`Installing ${packages} from the system's packages`, () => aptInstall(packages));
}

/** Whether a folder of PATH contains an executable file of this name. */
export function isCommandInstalled(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && isExecutable(join(folder, command)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function aptInstall(packages: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-apt-'));
  const logFile = join(folder, 'log');
  // By default, Debian starts a newly installed server on its standard port. This policy file prevents that, because the product starts its own
  // servers.
  const policy =
    'POLICY=/usr/sbin/policy-rc.d; [ -e $POLICY ] || { printf "#!/bin/sh\\nexit 101\\n" > $POLICY; chmod +x $POLICY; trap "rm $POLICY" EXIT; }';
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = startBackgroundProcess({
      program: '/bin/sh',
      args: ['-c', `${policy}; ${install}`],
      env,
      logFile,
      cwd: '/',
    });
    const exit = await apt.exited;
    if (exit !== 'exit code 0')
      throw new UserFacingError(`apt-get could not install ${packages}:\n${readLastLines(logFile)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
