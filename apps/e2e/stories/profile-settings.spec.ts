import { expect, type Page, test } from '@playwright/test';
import { clearSessionCookies, createAccount, signIn } from '../support/account.ts';

const ming = { username: `ming_${Date.now()}`, password: 'a ninth secret', firstName: '明' };

test.describe.serial('profile settings', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await createAccount(page, ming);
  });
  test.afterAll(() => page.close());

  test('names, birth date and bio are saved; the email is read-only', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('Last name').fill('王');
    await page.getByLabel('Birth date').fill('2015-06-01');
    await page.getByLabel('Bio').fill('I like noodles. <script>alert(1)</script> שלום');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('王');
    await expect(page.getByLabel('Birth date')).toHaveValue('2015-06-01');
    await expect(page.getByLabel('Bio')).toHaveValue('I like noodles. <script>alert(1)</script> שלום');
  });

  test('validation errors are shown beside the field and as a toast', async () => {
    await page.getByLabel('Username').fill('ab');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await page.getByLabel('Username').fill(ming.username);
    await page.getByLabel('Birth date').fill('1850-01-01');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/^Failed to update profile: .+/).first()).toBeVisible();
    await expect(page.getByText('Please enter a valid date')).toBeVisible();
  });

  test('one of thirty emoji avatars is chosen with one tap', async () => {
    await page.getByRole('tab', { name: 'Avatar & Photo' }).click();
    const avatars = page.getByRole('region', { name: 'Or pick a drawn friend' }).getByRole('button');
    await expect(avatars).toHaveCount(30);
    const sent = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().endsWith('/api/profile'),
    );
    await avatars.nth(12).click();
    const { profileImageUrl } = (await sent).postDataJSON() as { profileImageUrl: string };
    expect(pngSize(profileImageUrl)).toEqual([100, 100]);
    await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('banner').locator('img[src^="/media/"]')).toBeVisible();
  });

  test('an avatar photo is cropped to a square, uploaded, shown and removed', async () => {
    const photo = await page.screenshot({ type: 'jpeg' });
    const drawn = await page.getByRole('banner').locator('img').getAttribute('src');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    await dialog.getByLabel('Zoom').fill('2');
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).not.toHaveAttribute('src', drawn ?? '');
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    // A square image needs no cropping.
    const square = await page.screenshot({ clip: { x: 0, y: 0, width: 100, height: 100 } });
    await page.locator('input[type=file]').setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: square });
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
    // In a browser that cannot crop it directly, the dialog opens as for other photos.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    });
    await page.locator('input[type=file]').setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: square });
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(
      page.getByText('This picture could not be opened. Please choose another one.', { exact: true }).first(),
    ).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Avatar & Photo' }).click();
  });

  test('a file that is not an image is rejected with a message', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect(
      page.getByText('This picture could not be opened. Please choose another one.', { exact: true }).first(),
    ).toBeVisible();
  });

  test('the security tab shows the sign-in method, the account id and two dates', async () => {
    await page.getByRole('tab', { name: 'Security' }).click();
    const security = page.getByRole('region', { name: 'Account Security' });
    await expect(security).toContainText('login is handled by an external sign-in provider');
    await expect(security).toContainText('please contact support');
    const { id } = (await (await page.request.get('/api/profile')).json()) as { id: string };
    await expect(security.getByText(id)).toBeVisible();
    await expect(security.getByText(/^\w+ \d+, 20\d\d • \d+:\d\d [AP]M$/)).toHaveCount(2);
  });

  test('changing the password requires the current one', async () => {
    const form = page.getByRole('region', { name: 'Change your password' });
    await form.getByLabel('Current password').fill('not it');
    await form.getByLabel('New password').fill('12345');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
    await form.getByLabel('New password').fill('a newer secret');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('The current password is not right.', { exact: true }).first()).toBeVisible();
    await form.getByLabel('Current password').fill(ming.password);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password Changed', { exact: true }).first()).toBeVisible();
    await clearSessionCookies(page);
    await signIn(page, { ...ming, password: 'a newer secret' });
  });
});

/** Width and height from the header of a PNG. */
function pngSize(dataUrl: string): [number, number] {
  const bytes = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
