import { type Page, expect } from '@playwright/test';

export interface TestAccount {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
}

/** Registers an account with an API request, which signs the page's browser in. Opens no page, which would take seconds of processor time. */
export async function registerAccount({ request }: Page, account: TestAccount): Promise<void> {
  const response = await request.post('/api/simple-register', { data: account });
  expect(response.status()).toBe(201);
}

/** Registers an account with an API request and opens the home page. This is faster than `signUp`, which fills in the form. */
export async function createAccount(page: Page, account: TestAccount): Promise<void> {
  await registerAccount(page, account);
  await page.goto('/');
  await expect(page.getByText('No memories yet')).toBeVisible();
}

/** Registers an account with the form of the sign-in page, starting from the landing page. */
export async function signUp(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Memory Journey' }).first().click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('First name (optional)').fill(account.firstName);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await expect(page.getByText('No memories yet')).toBeVisible();
}

export async function signIn(page: Page, account: TestAccount): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
}

// `clearSessionCookies` and `signOut` leave the page first: an open page reloads itself when it notices that its session has ended, which would
// abort the next goto() of a story.

/** Deletes the cookies of the page’s browser, as when they expire while no page is open. Leaves an empty page. */
export async function clearSessionCookies(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Ends the session of the page’s browser on the server, while no page is open. Leaves an empty page. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  expect((await page.request.post('/api/simple-logout')).status()).toBe(204);
}
