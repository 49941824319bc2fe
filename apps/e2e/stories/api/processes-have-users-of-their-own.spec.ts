import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/api/people.ts';
import { dataDir, pidOf } from '../../support/installation.ts';

/** Who runs what when root starts the product. */
const users: Record<string, string> = {
  postgres: 'postgres',
  redis: 'memory-redis',
  'journal-svc': 'memory-journal',
  'media-svc': 'memory-media',
  'media-worker': 'memory-media',
  'language-svc': 'memory-language',
  'social-svc': 'memory-social',
  gateway: 'memory-gateway',
};
const names = Object.keys(users);

/** Whether `script` succeeds for a user who has no capability. */
function succeeds(user: string, script: string, ...args: string[]): boolean {
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

test('every process of the product has written its id', () => {
  const written = readdirSync(join(dataDir, 'run')).filter((name) => name.endsWith('.pid'));
  expect(written.toSorted()).toEqual(names.map((name) => `${name}.pid`).toSorted());
});

test.describe('started by root', () => {
  test.skip(process.getuid?.() !== 0, 'an ordinary user starts everything as itself');

  for (const name of names) {
    test(`${name} runs as ${users[name]}, as do the helpers it started`, () => {
      const user = users[name] ?? '';
      const [uid, gid] = [id('-u', user), id('-g', user)];
      expect(uid).not.toBe('0');
      const processes = [pidOf(name), ...childrenOf(pidOf(name))].map(status).filter(({ Uid }) => Uid !== undefined);
      expect(processes).not.toEqual([]);
      for (const { Uid, Gid, Groups, NoNewPrivs, CapEff, CapBnd } of processes) {
        expect({ Uid, Gid, Groups, NoNewPrivs }).toEqual({
          Uid: Array(4).fill(uid).join(' '),
          Gid: Array(4).fill(gid).join(' '),
          Groups: '',
          NoNewPrivs: '1',
        });
        // Nothing; or, in a clone that others may not read, one of the two capabilities to do so: dac_override, dac_read_search.
        expect(['0', '2', '4']).toContain(Number.parseInt(CapEff ?? '', 16).toString(16));
        expect(CapBnd).toBe(CapEff);
      }
    });
  }

  test('no user but root and the process itself reads its environment, which holds its secrets', () => {
    for (const name of names) {
      const readers = [...new Set(Object.values(users))].filter((user) =>
        succeeds(user, 'head -c 1 "$1"', `/proc/${pidOf(name)}/environ`),
      );
      expect([name, readers]).toEqual([name, [users[name]]]);
    }
  });

  test('no user enters another’s folder or root’s, and none reads the secrets', () => {
    test.skip(
      !succeeds('memory-social', '[ -x "$1" ]', dataDir),
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
      const readers = [...new Set(Object.values(users))].filter((user) =>
        succeeds(user, '[ -r "$1" ]', join(dataDir, path)),
      );
      expect([path, readers]).toEqual([path, expected]);
    }
    for (const user of new Set(Object.values(users)))
      expect([user, succeeds(user, 'touch "$1"', join(dataDir, 'planted'))]).toEqual([user, false]);
  });
});

function childrenOf(pid: number): number[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const children = threads.flatMap((thread) =>
    readProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

/** A file of /proc about a process; empty when a short-lived helper has ended since it was listed. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
