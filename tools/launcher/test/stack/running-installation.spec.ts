import { createTemporaryFolder } from '@memory/testing/temporary-folder';
import {
  lockDataDir,
  readRunningInstallation,
  writeRunningInstallation,
} from '../../src/stack/running-installation.ts';

describe('the addresses of a running installation', () => {
  const running = {
    redisUrl: 'redis://:secret@127.0.0.1:1',
    addresses: { 'social-svc': 'http://127.0.0.1:2' },
    metrics: {},
  };

  it('can be read while it runs, and not afterwards', () => {
    const folder = createTemporaryFolder(onTestFinished);
    const unlock = lockDataDir(folder);
    const deleteFile = writeRunningInstallation(folder, running);
    expect(readRunningInstallation(folder)).toEqual(running);
    unlock();
    expect(readRunningInstallation(folder)).toBeUndefined();
    const unlockAgain = lockDataDir(folder);
    deleteFile();
    expect(readRunningInstallation(folder)).toBeUndefined();
    unlockAgain();
  });
});
