import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { UserFacingError } from '../../src/cli/user-facing-error.ts';
import { repositoryRoot } from '../../src/config.ts';
import { type ProcessUser, resolveProcessUser } from '../../src/system/resolve-process-user.ts';

/** Every user may enter it; tests restrict the permissions of its content. */
let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder(onTestFinished);
  chmodSync(folder, 0o755);
});

const run = (user: ProcessUser, script: string, readablePaths: string[] = []): string => {
  const [program, args] = user.commandAsUser('/bin/sh', ['-c', script], user.requiredCapabilities({ readablePaths }));
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
};
const uidOf = (user: ProcessUser): number => Number(run(user, 'id -u'));
const file = (name: string, content = ''): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

// Only root can change users and owners.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('a program that root starts', () => {
  it('runs as its own user, without supplementary groups and capabilities, and cannot gain privileges', () => {
    const user = resolveProcessUser('memory-social');
    const status = run(user, 'cat /proc/self/status');
    const value = (field: string): string => new RegExp(`^${field}:(.*)$`, 'm').exec(status)?.[1]?.trim() ?? '';
    expect(value('Uid')).toBe(Array(4).fill(run(user, 'id -u memory-social')).join('\t'));
    expect(value('Gid')).toBe(Array(4).fill(run(user, 'id -g memory-social')).join('\t'));
    expect(Number(value('Uid').split('\t')[0])).toBeGreaterThan(0);
    expect({ groups: value('Groups'), noNewPrivileges: value('NoNewPrivs') }).toEqual({
      groups: '',
      noNewPrivileges: '1',
    });
    const sets = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'];
    expect(sets.map((set) => [set, Number.parseInt(value(set), 16)])).toEqual(sets.map((set) => [set, 0]));
  });

  it('gets no capability if its user may read everything it needs', () => {
    expect(
      resolveProcessUser('memory-social').requiredCapabilities({
        readablePaths: [folder, file('entry.js')],
        port: 3000,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a parent folder is private', () => mkdirSync(join(folder, 'home'), { mode: 0o700 }), 'home/entry.js'],
    ['of its mode', () => file('entry.js'), 'entry.js'],
  ])('gets the capability to read a file that its user may not read because %s', (_, prepare, name) => {
    prepare();
    const entry = file(name, 'found');
    chmodSync(entry, 0o600);
    const user = resolveProcessUser('memory-social');
    expect(user.requiredCapabilities({ readablePaths: [entry] })).toEqual([
      expect.stringMatching(/^dac_(read_search|override)$/),
    ]);
    expect(run(user, `cat ${entry}`, [entry])).toBe('found');
  });

  it('finds a program in a private folder with access(2), as PostgreSQL does', () => {
    mkdirSync(join(folder, 'home'), { mode: 0o700 });
    const program = file('home/program');
    chmodSync(program, 0o755);
    expect(run(resolveProcessUser('postgres'), `test -x ${program} && echo found`, [program])).toBe('found');
  });

  it('may listen on a privileged port if that is its configured port', () => {
    expect(resolveProcessUser('memory-gateway').requiredCapabilities({ readablePaths: [], port: 443 })).toEqual([
      'net_bind_service',
    ]);
  });
});

describeAsRoot('a private folder of a user', () => {
  it('cannot be read by other users', () => {
    const user = resolveProcessUser('memory-media');
    const media = join(folder, 'media');
    user.ensurePrivateFolder(media);
    expect({ uid: statSync(media).uid, mode: statSync(media).mode & 0o777 }).toEqual({ uid: uidOf(user), mode: 0o700 });
    expect(() => run(resolveProcessUser('memory-social'), `ls ${media}`)).toThrow(/Permission denied/);
  });

  it('is taken over from root with its content, but without the targets of symbolic links', () => {
    const user = resolveProcessUser('memory-media');
    const secret = file('secret');
    mkdirSync(join(folder, 'elsewhere'));
    const other = file('elsewhere/other');
    mkdirSync(join(folder, 'media/objects'), { recursive: true });
    file('media/objects/photo');
    symlinkSync(secret, join(folder, 'media/link'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'media/objects/link'));

    user.ensurePrivateFolder(join(folder, 'media'));
    const owners = (...paths: string[]): number[] => paths.map((path) => lstatSync(join(folder, path)).uid);
    expect(
      new Set(owners('media', 'media/objects', 'media/objects/photo', 'media/link', 'media/objects/link')),
    ).toEqual(new Set([uidOf(user)]));
    expect(owners('secret', 'elsewhere', 'elsewhere/other')).toEqual([0, 0, 0]);
    expect(readFileSync(other, 'utf8')).toBe('');
  });

  it('may be a symbolic link to another disk', () => {
    const user = resolveProcessUser('memory-media');
    mkdirSync(join(folder, 'disk'));
    file('disk/photo');
    symlinkSync(join(folder, 'disk'), join(folder, 'media'));
    user.ensurePrivateFolder(join(folder, 'media'));
    expect([statSync(join(folder, 'disk')).uid, statSync(join(folder, 'disk/photo')).uid]).toEqual([
      uidOf(user),
      uidOf(user),
    ]);
  });

  it('is not changed once the user owns it: files that root adds later stay root’s', () => {
    const user = resolveProcessUser('memory-media');
    const media = join(folder, 'media');
    user.ensurePrivateFolder(media);
    file('media/of-root');
    user.ensurePrivateFolder(media);
    expect(statSync(join(media, 'of-root')).uid).toBe(0);
  });

  it('is not taken from a third user', () => {
    const media = join(folder, 'media');
    mkdirSync(media);
    chownSync(media, 12_345, 12_345);
    expect(() => resolveProcessUser('memory-media').ensurePrivateFolder(media)).toThrow(UserFacingError);
    expect(statSync(media).uid).toBe(12_345);
  });
});

describeAsRoot('a read-only file of a user', () => {
  it('can be read but not changed by that user, and not read by others', () => {
    const user = resolveProcessUser('memory-redis');
    const path = join(folder, 'settings/redis.conf');
    user.writeReadOnlyFile(path, 'password');
    expect(run(user, `cat ${path}`)).toBe('password');
    expect(() => run(user, `echo other > ${path}`)).toThrow(/Permission denied/);
    expect(() => run(user, `touch ${folder}/settings/other`)).toThrow(/Permission denied/);
    expect(() => run(resolveProcessUser('memory-social'), `cat ${path}`)).toThrow(/Permission denied/);
  });

  it('replaces a symbolic link instead of writing to its target', () => {
    const target = file('target', 'untouched');
    const path = join(folder, 'redis.conf');
    symlinkSync(target, path);
    resolveProcessUser('memory-redis').writeReadOnlyFile(path, 'password');
    expect([readFileSync(target, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['untouched', 'password']);
  });
});

describe('a program that an ordinary user starts', () => {
  it('runs as that user, who owns all files', () => {
    const module = join(repositoryRoot, 'tools/launcher/src/system/resolve-process-user.ts');
    const script = `
      import { statSync } from 'node:fs';
      import { resolveProcessUser } from ${JSON.stringify(module)};
      const user = resolveProcessUser('memory-media');
      user.ensurePrivateFolder('media');
      user.writeReadOnlyFile('settings/file', '');
      const modes = ['media', 'settings/file'].map((path) => statSync(path).mode & 0o777);
      console.log(JSON.stringify([user.commandAsUser('node', ['main.js'], user.requiredCapabilities({ readablePaths: ['/root'], port: 80 })), user.env, modes]));`;
    const ordinary = resolveProcessUser('memory-social');
    chmodSync(folder, 0o777);
    const [program, args] = ordinary.commandAsUser(
      process.execPath,
      ['--input-type=module', '-e', script],
      ordinary.requiredCapabilities({ readablePaths: [process.execPath, module] }),
    );
    const printed = execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(JSON.parse(printed)).toEqual([['node', ['main.js']], {}, [0o700, 0o600]]);
  });
});
