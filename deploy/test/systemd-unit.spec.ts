import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import { repositoryRoot } from './compose-file.ts';

const unit = readFileSync(join(repositoryRoot, 'deploy/memory.service'), 'utf8');
const settings = new Map(
  unit.split('\n').flatMap((line) => {
    const match = /^(\w+)=(.*)$/.exec(line);
    return match ? [[match[1]!, match[2]!]] : [];
  }),
);

const describeWithSystemd = existsSync('/usr/bin/systemd-analyze') ? describe : describe.skip;

describe('the systemd unit', () => {
  it('runs a script of package.json, and lets the start program stop the processes in their order', () => {
    const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(settings.get('ExecStart')).toBe('/usr/bin/npm start');
    expect(scripts.start).toContain('exec');
    expect(settings.get('KillMode')).toBe('mixed');
  });

  it('starts the product again whenever it has ended, however often', () => {
    expect(Object.fromEntries(settings)).toMatchObject({ Restart: 'always', StartLimitIntervalSec: '0' });
  });

  it('reads the settings from a file that may be missing', () => {
    expect(settings.get('EnvironmentFile')).toBe('-/etc/memory.env');
  });
});

describeWithSystemd('the systemd unit, read by systemd', () => {
  it('has no mistakes', () => {
    const folder = createTemporaryFolder(onTestFinished);
    const file = join(folder, 'memory.service');
    // systemd checks that the program and the page exist, which on this machine may be elsewhere.
    writeFileSync(file, unit.replaceAll('/srv/memory', repositoryRoot).replace('/usr/bin/npm', process.execPath));
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
    expect(stdout + stderr).toBe('');
  });
});
