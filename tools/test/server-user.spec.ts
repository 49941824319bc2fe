import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverUser } from '../server-user.ts';

/** Closed like root's home: only its owner may pass. */
let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'memory-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const answer = (folders: string[], script: string): string => {
  const [program, args] = serverUser(folders).command(process.execPath, ['-p', script]);
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
};

describe('the user PostgreSQL runs as', () => {
  it('is not root', () => {
    expect(Number(answer([home], 'String(process.getuid())'))).toBeGreaterThan(0);
  });

  it('finds its programs in a home that is closed to everybody else', () => {
    const program = join(home, 'bin/program');
    mkdirSync(join(home, 'bin'));
    writeFileSync(program, '', { mode: 0o755 });
    // PostgreSQL looks as access(2) does, which knows less of a process's rights than opening a file.
    expect(answer([program], `fs.accessSync(${JSON.stringify(program)}, fs.constants.X_OK); 'found'`)).toBe('found');
  });

  it('owns the folder it is given', () => {
    const folder = join(home, 'data');
    serverUser([folder]).own(folder);
    expect(String(statSync(folder).uid)).toBe(answer([folder], 'String(process.getuid())'));
  });
});
