import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { platform, tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { startChild, tail } from './child.ts';
import { Refusal, type Steps } from './steps.ts';

/** A program that npm has no package for. */
interface SystemProgram {
  /** What it is looked for as; the first that is there will do. */
  commands: string[];
  /** Debian's packages for it. */
  debian: string[];
  /** Homebrew's. */
  brew: string;
  purpose: string;
}

const programs = {
  redis: { commands: ['redis-server'], debian: ['redis-server'], brew: 'redis', purpose: 'sessions, events and jobs' },
  ffmpeg: { commands: ['ffmpeg'], debian: ['ffmpeg'], brew: 'ffmpeg', purpose: 'recordings and videos' },
  // The page brings its own fonts for Chinese; this one is for what they lack.
  chromium: {
    commands: ['chromium'],
    debian: ['chromium', 'fonts-noto-cjk'],
    brew: 'chromium',
    purpose: 'browser tests',
  },
} satisfies Record<string, SystemProgram>;

export type ProgramName = keyof typeof programs;

/** Installs those of the programs that are missing, where that is possible; else refuses with the one command to run. */
export async function ensureSystemPackages(names: ProgramName[], steps: Steps): Promise<void> {
  const missing = names.map((name) => programs[name]).filter(({ commands }) => !commands.some(isOnPath));
  if (missing.length === 0) return;
  const packages = missing.flatMap(({ debian }) => debian).join(' ');
  const purposes = missing.map(({ commands, purpose }) => `${commands[0]} (${purpose})`).join(', ');
  if (platform() === 'darwin') {
    throw new Refusal(
      `Missing: ${purposes}. Run this, then start again:\n\n  brew install ${missing.map(({ brew }) => brew).join(' ')}\n`,
    );
  }
  if (!isOnPath('apt-get') || userInfo().uid !== 0) {
    throw new Refusal(
      `Missing: ${purposes}. Run this, then start again:\n\n  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages}\n`,
    );
  }
  await steps.run(`Installing ${packages} from the system's packages`, () => aptInstall(packages));
}

export function isOnPath(command: string): boolean {
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
  // Debian starts a server as soon as it is installed, on the port everybody uses; this one is started by ourselves.
  const policy =
    'POLICY=/usr/sbin/policy-rc.d; [ -e $POLICY ] || { printf "#!/bin/sh\\nexit 101\\n" > $POLICY; chmod +x $POLICY; trap "rm $POLICY" EXIT; }';
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = startChild({ program: '/bin/sh', args: ['-c', `${policy}; ${install}`], env, logFile, cwd: '/' });
    const ending = await apt.ended;
    if (ending !== 'exit code 0') throw new Refusal(`apt-get could not install ${packages}:\n${tail(logFile)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
