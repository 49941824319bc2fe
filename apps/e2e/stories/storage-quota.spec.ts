import { expect, test } from '@playwright/test';
import { createAccount } from '../support/account.ts';
import { runAdminCommand } from '../support/installation.ts';

const tong = { username: `tong_${Date.now()}`, password: 'an eleventh secret', firstName: '童' };
/** An image of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an upload over the storage quota is rejected with a message, and succeeds once there is space', async ({
  page,
  context,
}) => {
  await createAccount(page, tong);
  const settings = await context.newPage();
  await settings.goto('/settings/data');
  const meter = settings.getByRole('meter', { name: 'Storage' });
  await expect(meter).toHaveAttribute('aria-valuetext', '0 MB of 2 GB used');
  expect(await runAdminCommand('storage:set', tong.username, '0MB')).toMatchObject({
    code: 0,
    out: expect.stringContaining('a quota of their own'),
  });

  await page
    .getByLabel('Add pictures or videos')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: png });
  const rejected = page
    .getByRole('region', { name: 'Pictures and videos' })
    .getByRole('listitem')
    .filter({ hasText: 'kite.png' });
  await expect(rejected).toContainText('Your storage has no room left for this.');
  await settings.reload();
  await expect(meter).toHaveAttribute('aria-valuenow', '100');
  await expect(settings.getByRole('region', { name: 'Storage' })).toContainText(
    'Everything you saved stays, but nothing new fits.',
  );

  expect(await runAdminCommand('storage:set', tong.username, 'default')).toMatchObject({ code: 0 });
  await rejected.getByRole('button', { name: 'Try again to upload kite.png' }).click();
  await expect(page.getByText('1 file(s) uploaded!', { exact: true }).first()).toBeVisible();
  // The settings page updates after the new upload.
  await expect(meter).toHaveAttribute('aria-valuetext', /^\d+ KB of 2 GB used$/);
  expect((await runAdminCommand('storage:show', tong.username)).out).toMatch(/ uses 0 MB of 2 GB \(the default\)\.\n$/);
});
