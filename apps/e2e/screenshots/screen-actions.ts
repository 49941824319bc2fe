import type { Locator, Page } from '@playwright/test';

type Role = 'button' | 'tab' | 'radio' | 'switch' | 'menuitem';
export const named = (page: Page, role: Role, ...names: string[]): Locator =>
  page.getByRole(role, { name: new RegExp(`^(${names.join('|')})`) }).first();
export const tap =
  (role: Role, ...names: string[]) =>
  (page: Page): Promise<void> =>
    named(page, role, ...names).click();
/** Opens the form for a new entry, which is folded on phones, and then uses it. */
export const inForm =
  (act: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    const folded = page.getByRole('button', { name: /^(Today's Entry|今日日记)$/ });
    if (await folded.isVisible()) await folded.click();
    await act(page);
  };
/** Opens the export dialog, on phones from the menu of the timeline. */
export const openExport = async (page: Page): Promise<void> => {
  const menu = named(page, 'button', 'More for your timeline', '时间线的更多操作');
  if (!(await menu.isVisible())) return tap('button', 'Export to PDF', '导出 PDF')(page);
  await menu.click();
  await tap('menuitem', 'Export to PDF', '导出 PDF')(page);
};
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
export const edit = async (page: Page): Promise<void> => {
  await card(page, '妈妈的生日')
    .getByRole('button', { name: /^(Edit|编辑)/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};
export const wordCard = async (page: Page): Promise<void> => {
  await card(page, '去公园看花').getByRole('button', { name: '漂', exact: true }).click();
  await page.getByRole('dialog').waitFor();
};
export const dialogWith = async (page: Page, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<void> =>
  page.getByRole(role).waitFor();
/** Opens the menu of the first memory of another author and chooses an item of it. */
export const chooseSafetyItem =
  (...names: string[]) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^(Report the memory|举报回忆)/ })
      .first()
      .click();
    if (names.length === 0) return;
    await tap('menuitem', ...names)(page);
    await page.locator('[role=dialog], [role=alertdialog]').waitFor();
  };
export const fillSignInForm = async (page: Page): Promise<void> => {
  await page.getByRole('textbox').first().fill('lihua');
  await page.getByLabel(/^(Password|密码)$/).fill('a good secret');
  await tap('button', 'Sign In', '登录')(page);
};
export const openSecurity = tap('tab', 'Security', '安全');
/** Makes the page behave as without a connection. The browser context stays online, because other pages share it. */
export const loseConnection = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    window.dispatchEvent(new Event('offline'));
  });
export const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
/** Enters the password of an account with a second factor. The responses are mocked, so that no such account is needed. */
export const openSecondStep = async (page: Page): Promise<void> => {
  await page.route('**/api/simple-login', (route) =>
    route.fulfill({
      status: 403,
      json: { statusCode: 403, code: 'second_factor_required', message: 'A second factor is required.' },
    }),
  );
  await page.route('**/api/sign-in/second-factor', (route) =>
    route.fulfill({ json: { methods: ['totp', 'passkey', 'recovery_code'] } }),
  );
  await fillSignInForm(page);
  await page.getByRole('heading', { level: 1, name: /^(One more step|还差一步)/ }).waitFor();
};
