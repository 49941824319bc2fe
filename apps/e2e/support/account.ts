import { expect, type Page } from '@playwright/test';

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
