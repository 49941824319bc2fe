import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import getPort from 'get-port';
import { signIn, signUp } from '../support/account.ts';
import { clearSessionCookies } from '../support/clear-session-cookies.ts';
import { SecondInstallation } from '../support/second-installation.ts';

const lin = { username: 'lin', password: 'another secret', firstName: 'Lin' };

test('two installations run side by side, and a restarted one has its data', async ({ page, baseURL, browser }) => {
  const second = new SecondInstallation();
  const ready = async (visitor: Page, url: string) => {
    const health = await visitor.request.get(`${url}/api/health`);
    expect(health.status()).toBe(200);
  };
  try {
    const port = await getPort();
    const url = await second.start(port);
    await ready(page, url);
    await ready(page, baseURL ?? '');

    const visitor = await (await browser.newContext({ baseURL: url })).newPage();
    await signUp(visitor, lin);
    const folders = ['media', 'scratch', 'redis', 'logs'].map((name) => [
      name,
      statSync(join(second.dataDir, name)).mode & 0o077,
    ]);
    expect(folders, 'what people keep is for the owner of the installation alone').toEqual(
      folders.map(([name]) => [name, 0]),
    );
    await second.interrupt();
    await expect(visitor.request.get(`${url}/api/health`)).rejects.toThrow();

    await second.start(port);
    await clearSessionCookies(visitor);
    await signIn(visitor, lin);
    await expect(visitor.getByText('No memories yet')).toBeVisible();
    await visitor.context().close();
  } finally {
    await second.delete();
  }
});
