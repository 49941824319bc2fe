import { expect, type Page, test } from '@playwright/test';
import { clearSessionCookies, registerAccount } from '../support/account.ts';
import { registerApiUser, createEntryAs } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';

const see = (words: string) => ({ name: words, exact: true });

test('signed out: landing page and public pages; all other routes redirect to the sign-in', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  for (const heading of [
    'Your Digital Journal for Language Learning',
    'Voice Recording',
    'Handwriting Recognition',
    'Share & Connect',
    'Safe & Secure for Kids',
    'Private by Default',
    'Family Friendly',
    'Educational Focus',
  ]) {
    await expect(page.getByRole('heading', see(heading))).toBeVisible();
  }
  await expect(page.getByText('Perfect for Chinese language learners')).toBeVisible();
  await page.getByRole('button', see('Start Your Memory Journey')).click();
  await expect(page).toHaveURL('/auth');
  for (const path of ['/vocabulary', '/community', '/friends', '/profile', '/settings', '/nowhere/at/all']) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth');
  }
  await page.goto('/public-timeline/not-a-person');
  await expect(
    page.getByRole('heading', see('Unable to load timeline. This user may not exist or have no public memories.')),
  ).toBeVisible();
  await page.getByRole('link', see('Back to Public Timeline')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public Timeline' })).toBeVisible();
  await page.route('**/api/public-timeline?**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', see('Unable to load public timeline. Please try again later.'))).toBeVisible();
  await page.unrouteAll();

  const quiet = await registerApiUser(baseURL, { firstName: 'Quiet' });
  await page.goto(`/public-timeline/${quiet.id}`);
  // Signed out, a user without public memories looks like an unknown one.
  await expect(
    page.getByRole('heading', see('Unable to load timeline. This user may not exist or have no public memories.')),
  ).toBeVisible();
  await createEntryAs(quiet, '长'.repeat(200), 'public', 'x'.repeat(5_000));
  await page.reload();
  await expect(page.getByText('1 public memory', { exact: true })).toBeVisible();
  await createEntryAs(quiet, 'Second', 'public');
  await page.reload();
  await expect(page.getByText('2 public memories', { exact: true })).toBeVisible();
  await page.getByRole('button', see('Share Timeline')).click();
  await expect(page.getByText('Link Copied', { exact: true }).first()).toBeVisible();
  // A word of 5,000 letters and a title without spaces do not make the narrowest page scroll sideways.
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await quiet.api.dispose();
});

test('the first screen is visible without scripts, and clicks before hydration are replayed', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', see('Your Digital Journal for Language Learning'))).toBeVisible();
  await page.getByRole('button', see('中文')).click();
  arrive();
  await expect(page.getByRole('heading', see('为学语言而写的数字日记'))).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test("the interface has the system's Chinese font, and the Kai font only on a device without one; no bold is synthesized", async ({
  browser,
  baseURL,
}) => {
  for (const [characterWidth, hasKai] of [
    [100, false],
    [60, true],
  ] as const) {
    const page = await browser.newPage({ locale: 'zh-CN', ...(baseURL && { baseURL }) });
    await page.addInitScript((width) => {
      CanvasRenderingContext2D.prototype.measureText = () => ({ width }) as TextMetrics;
    }, characterWidth);
    await page.goto('/');
    const heading = page.getByRole('heading', see('为学语言而写的数字日记'));
    await expect(heading).toBeVisible();
    // The page uses the Kai font when the files of all its characters are loaded.
    await expect(page.locator('html')).toHaveAttribute('data-kai', 'loaded');
    const style = await heading.evaluate((element) => {
      const { fontFamily, fontSynthesis } = getComputedStyle(element);
      return { fontFamily, fontSynthesis };
    });
    expect(style.fontFamily).toContain('"Noto Sans CJK SC"');
    expect([style.fontSynthesis, style.fontFamily.includes('LXGW WenKai')]).toEqual(['none', hasKai]);
    await page.close();
  }
});

test('the first entry is visible before the scripts have loaded', async ({ page }) => {
  await registerAccount(page, { username: `early_${Date.now()}`, password: 'a good secret', firstName: 'Early' });
  await page.request.post('/api/journal-entries', {
    data: { title: '早', content: 'Early 早上好 <b>', privacyLevel: 'public' },
  });
  const entries = await (await page.request.get('/api/journal-entries')).json();
  // Other stories create public entries at the same time.
  await page.route('**/api/public-timeline?**', (route) => route.fulfill({ json: entries }));
  for (const path of ['/', '/public-timeline']) {
    const arrive = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', see('早'))).toBeVisible();
    await expect(page.getByText('Early 早上好 <b>', { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    // A signed-out visitor can already press a button.
    if (path !== '/') await page.getByRole('button', see('中文')).click();
    arrive();
    await expect(entryCard(page, '早').getByRole('heading').getByRole('button', { name: '早' })).toBeVisible();
    if (path !== '/') await expect(page.getByRole('heading', see('公开时间线'))).toBeVisible();
    await page.unroute('**/assets/*.js');
    await clearSessionCookies(page);
  }
});

/** Holds back the page's scripts. @returns a function that lets them load */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test('the sign-in page shows validation and sign-in errors, one toast at a time', async ({ page }) => {
  await page.goto('/auth');
  for (const words of ['Memory', 'Voice & Text', 'Smart Learning', 'Share Memories']) {
    await expect(page.getByRole('complementary').getByRole('heading', see(words))).toBeVisible();
  }
  await expect(page.getByText('Or continue with')).toBeVisible();
  await expect(page.getByRole('button', see('Continue with Replit'))).toHaveAttribute('href', '/api/login');
  const signIn = page.getByRole('tabpanel').getByRole('button', see('Sign In'));
  await signIn.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username').fill('nobody_at_all');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await signIn.click();
  const region = page.getByRole('region', { name: /Notifications/ });
  await expect(region.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(region.getByText('Invalid username or password', { exact: true })).toBeVisible();

  // One toast at a time, at the bottom right, at most 420 px wide. F8 focuses it; a swipe or Escape closes it.
  const box = await region.getByRole('listitem').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_400);
  expect(box?.y).toBeGreaterThan(700);
  const again = page.waitForResponse('**/api/simple-login');
  await signIn.click();
  await again;
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(region.getByRole('list').or(region.getByRole('listitem')).first()).toBeVisible();
  await region.getByRole('button', see('Dismiss')).click();
  await expect(region.getByRole('listitem')).toHaveCount(0);

  // The arrow keys switch tabs.
  await page.getByRole('tab', see('Sign In')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', see('Create Account'))).toBeFocused();
  const create = page.getByRole('tabpanel').getByRole('button', see('Create Account'));
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Email (optional)').fill('half@');
  await create.click();
  for (const words of [
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
    'Please enter a valid email',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Username').fill(`taken_${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Email (optional)').fill('');
  await page.route('**/api/simple-register', (route) => route.abort());
  await create.click();
  await expect(region.getByText('Registration failed', { exact: true })).toBeVisible();
  await expect(region.getByText('Failed to create account', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await region.getByRole('listitem').boundingBox())?.y ?? 999).toBeLessThan(100);
});

test('signed in: the menu of small screens, the redirect from /auth, and the 404 page', async ({ page, baseURL }) => {
  await registerAccount(page, { username: `gui_${Date.now()}`, password: 'a twelfth secret', firstName: '桂' });
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', see('404 Page Not Found'))).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', see('Open menu')).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('link')).toHaveText([
    'Timeline',
    'Vocabulary',
    'Community',
    'Friends',
    'Profile Settings',
    'App Settings',
    'Growth',
  ]);
  await menu.getByRole('link', see('Friends')).click();
  await expect(page).toHaveURL('/friends');
  await expect(menu).toHaveCount(0);
  await page.goto('/');
  await page.route('**/api/journal-entries?**', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'service_unavailable', message: 'x' } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', see('Failed to load memories'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', see('Try Again')).click();
  await expect(page.getByRole('heading', see('No memories yet'))).toBeVisible();

  const author = await registerApiUser(baseURL, { firstName: 'Author' });
  await createEntryAs(author, 'Shown to all', 'public');
  const [entry] = (await (await author.api.get('/api/journal-entries')).json()) as { shareId: string }[];
  await page.goto(`/shared/${entry?.shareId}`);
  await expect(entryCard(page, 'Shown to all')).toBeVisible();
  await expect(page.getByRole('heading', see("Today's Entry"))).toBeVisible();
  await clearSessionCookies(page);
  await page.goto(`/shared/${entry?.shareId}`);
  await expect(page.getByRole('heading', see('Welcome Back!'))).toBeVisible();
  await page.getByRole('button', see('Log In to Continue')).click();
  await expect(page).toHaveURL('/auth');
  await author.api.dispose();
});
