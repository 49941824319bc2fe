import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
}

/** Gives somebody an account and opens their journal: the quick way, for stories about something else. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/api/simple-register', { data: person });
  expect(answer.status()).toBe(201);
  await page.goto('/');
  await expect(page.getByText('No memories yet')).toBeVisible();
}

/** Goes from the landing page to a journal of one's own, as a newcomer would. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Memory Journey' }).first().click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('First name (optional)').fill(person.firstName);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await expect(page.getByText('No memories yet')).toBeVisible();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
}
