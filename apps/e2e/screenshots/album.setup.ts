import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, test } from '@playwright/test';
import { fillAlbum, newcomer, owner } from './album.ts';
import { albumFile, stateFile } from './files.ts';

test('the album is filled', async ({ browser, playwright, request, baseURL }) => {
  mkdirSync(dirname(albumFile), { recursive: true });
  writeFileSync(albumFile, JSON.stringify(await fillAlbum(browser, request)));
  for (const [viewer, data] of Object.entries({ owner, newcomer })) {
    // each with cookies of their own: signing in ends the session that was there
    const door = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await door.post('/api/simple-login', { data });
    await door.storageState({ path: stateFile(viewer) });
    await door.dispose();
  }
  await choosePicture(browser, baseURL);
});

/** The owner takes a drawn picture, as one does. */
async function choosePicture(browser: Browser, baseURL: string | undefined): Promise<void> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), storageState: stateFile('owner') });
  await page.goto('/profile');
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByRole('button').nth(12).click();
  await page.getByRole('banner').locator('img').waitFor();
  await page.close();
}
