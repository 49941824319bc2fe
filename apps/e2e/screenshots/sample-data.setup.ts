import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, test } from '@playwright/test';
import { screenshotDataFile, storageStateFile } from './output-files.ts';
import { createSampleData, sampleEntryOwner, sampleNewUser, sampleWriter } from './sample-data.ts';

test('create the sample data', async ({ browser, playwright, request, baseURL }) => {
  mkdirSync(dirname(screenshotDataFile), { recursive: true });
  writeFileSync(screenshotDataFile, JSON.stringify(await createSampleData(browser, request)));
  for (const [viewer, data] of Object.entries({
    owner: sampleEntryOwner,
    newcomer: sampleNewUser,
    writer: sampleWriter,
  })) {
    // Each user gets a browser context, because signing in replaces the session of a context.
    const context = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await context.post('/api/simple-login', { data });
    await context.storageState({ path: storageStateFile(viewer) });
    await context.dispose();
  }
  await chooseAvatar(browser, baseURL);
});

/** Chooses an emoji avatar for the owner of the journal. */
async function chooseAvatar(browser: Browser, baseURL: string | undefined): Promise<void> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), storageState: storageStateFile('owner') });
  await page.goto('/profile');
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByRole('button').nth(12).click();
  await page.getByRole('banner').locator('img').waitFor();
  await page.close();
}
