import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/api/api-test.ts';
import { dataDir, readPid } from '../../support/installation.ts';

/** The system user of each process when root starts the product. */
const userOfProcess: Record<string, string> = {
  postgres: 'postgres',
  redis: 'memory-redis',
  'journal-svc': 'memory-journal',
  'media-svc': 'memory-media',
  'media-worker': 'memory-media',
  'language-svc': 'memory-language',
  'social-svc': 'memory-social',
  gateway: 'memory-gateway',
};
const names = Object.keys(userOfProcess);

/** Whether `script` succeeds as a user without capabilities. */
function runsSuccessfullyAs(user: string, script: string, ...args: string[]): boolean {
  try {
    execFileSync(
      'setpriv',
      [
        `--reuid=${user}`,
        `--regid=${user}`,
        '--clear-groups',
        '--bounding-set=-all',
        '--',
        'sh',
        '-c',
        script,
        'sh',
        ...args,
      ],
      { stdio: 'ignore' },
    );
    return true;
  } catch {
    return false;
  }
}

const id = (flag: string, user: string): string => execFileSync('id', [flag, user], { encoding: 'utf8' }).trim();
const status = (pid: number): Record<string, string> =>
  Object.fromEntries(
    readProc(`${pid}/status`)
      .split('\n')
      .map((line) => line.split(':').map((part) => part.trim().replaceAll('\t', ' ')) as [string, string]),
  );

test('every process has written its PID file', () => {
  const written = readdirSync(join(dataDir, 'run')).filter((name) => name.endsWith('.pid'));
  expect(written.toSorted()).toEqual(names.map((name) => `${name}.pid`).toSorted());
});

test.describe('started as root', () => {
  test.skip(process.getuid?.() !== 0, 'without root all processes run as the same user');

  for (const name of names) {
    test(`${name} and its child processes run as ${userOfProcess[name]}`, () => {
      const user = userOfProcess[name] ?? '';
      const [uid, gid] = [id('-u', user), id('-g', user)];
      expect(uid).not.toBe('0');
      const processes = [readPid(name), ...childrenOf(readPid(name))]
        .map(status)
        .filter(({ Uid }) => Uid !== undefined);
      expect(processes).not.toEqual([]);
      for (const { Uid, Gid, Groups, NoNewPrivs, CapEff, CapBnd } of processes) {
        expect({ Uid, Gid, Groups, NoNewPrivs }).toEqual({
          Uid: Array(4).fill(uid).join(' '),
          Gid: Array(4).fill(gid).join(' '),
          Groups: '',
          NoNewPrivs: '1',
        });
        // None; or dac_override or dac_read_search, in a checkout that other users may not read.
        expect(['0', '2', '4']).toContain(Number.parseInt(CapEff ?? '', 16).toString(16));
        expect(CapBnd).toBe(CapEff);
      }
    });
  }

  test('only root and the process itself can read its environment, which contains secrets', () => {
    for (const name of names) {
      const readers = [...new Set(Object.values(userOfProcess))].filter((user) =>
        runsSuccessfullyAs(user, 'head -c 1 "$1"', `/proc/${readPid(name)}/environ`),
      );
      expect([name, readers]).toEqual([name, [userOfProcess[name]]]);
    }
  });

  test('users cannot enter folders of others or of root, or read the secrets', () => {
    test.skip(
      !runsSuccessfullyAs('memory-social', '[ -x "$1" ]', dataDir),
      'the temporary folder of this machine is closed to other users',
    );
    const owners: Record<string, string[]> = {
      postgres: ['postgres'],
      redis: ['memory-redis'],
      media: ['memory-media'],
      scratch: ['memory-media'],
      'cache/gateway': ['memory-gateway'],
      'cache/journal-svc': ['memory-journal'],
      'cache/media-svc': ['memory-media'],
      'cache/language-svc': ['memory-language'],
      'cache/social-svc': ['memory-social'],
      'server-settings/redis.conf': ['memory-redis'],
      run: [],
      logs: [],
      'secrets.json': [],
    };
    for (const [path, expected] of Object.entries(owners)) {
      const readers = [...new Set(Object.values(userOfProcess))].filter((user) =>
        runsSuccessfullyAs(user, '[ -r "$1" ]', join(dataDir, path)),
      );
      expect([path, readers]).toEqual([path, expected]);
    }
    for (const user of new Set(Object.values(userOfProcess)))
      expect([user, runsSuccessfullyAs(user, 'touch "$1"', join(dataDir, 'planted'))]).toEqual([user, false]);
  });
});

function childrenOf(pid: number): number[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const children = threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

/** A file of /proc; empty when the process has exited since it was listed. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
