import { expect, test } from '@playwright/test';
import { admin } from '../support/installation.ts';
import { createAccount } from '../support/person.ts';

const tong = { username: `tong_${Date.now()}`, password: 'an eleventh secret', firstName: '童' };
/** A picture of one point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a full storage refuses a picture, says why, and takes it once there is room', async ({ page, context }) => {
  await createAccount(page, tong);
  const settings = await context.newPage();
  await settings.goto('/settings');
  const meter = settings.getByRole('meter', { name: 'Storage' });
  await expect(meter).toHaveAttribute('aria-valuetext', '0 MB of 2 GB used');
  expect(await admin('storage:set', tong.username, '0MB')).toMatchObject({
    code: 0,
    out: expect.stringContaining('a quota of their own'),
  });

  await page
    .getByLabel('Add pictures or videos')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: png });
  const refused = page
    .getByRole('region', { name: 'Pictures and videos' })
    .getByRole('listitem')
    .filter({ hasText: 'kite.png' });
  await expect(refused).toContainText('Your storage has no room left for this.');
  await settings.reload();
  await expect(meter).toHaveAttribute('aria-valuenow', '100');
  await expect(settings.getByRole('region', { name: 'Storage' })).toContainText(
    'Everything you saved stays, but nothing new fits.',
  );

  expect(await admin('storage:set', tong.username, 'default')).toMatchObject({ code: 0 });
  await refused.getByRole('button', { name: 'Try again to upload kite.png' }).click();
  await expect(page.getByText('1 file(s) uploaded!', { exact: true }).first()).toBeVisible();
  // the page that shows it hears of the new file
  await expect(meter).toHaveAttribute('aria-valuetext', /^\d+ KB of 2 GB used$/);
  expect((await admin('storage:show', tong.username)).out).toMatch(/ uses 0 MB of 2 GB \(the default\)\.\n$/);
});
