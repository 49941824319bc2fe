import { expect, type Locator, type Page, test } from '@playwright/test';
import { createEntryAs, registerApiUser } from '../support/api-user.ts';
import { entryCard } from '../support/entry-card.ts';

/** Counts what a beginner does: taps, and fields that are filled in. Typing behind words that are there already is neither. */
class CountedHand {
  taps = 0;
  fields = 0;

  async tap(control: Locator): Promise<void> {
    await control.tap();
    this.taps += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
  }

  /** Returns what was counted since the last call. */
  takeCount(): { taps: number; fields: number } {
    const { taps, fields } = this;
    [this.taps, this.fields] = [0, 0];
    return { taps, fields };
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, permissions: ['microphone'] });

const newUsername = (): string => `first_${Date.now()}_${test.info().workerIndex}`;

test('from the landing page to the first memory, the first word and the first answered review', async ({ page }) => {
  const hand = new CountedHand();
  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: 'Start Your Memory Journey' }).first());
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  await hand.fill(page.getByLabel('Username'), newUsername());
  await hand.fill(page.getByLabel('Password', { exact: true }), 'a good secret');
  await hand.tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: /^今天我吃了/ }));
  await expect(page.getByLabel('Content')).toBeFocused();
  await page.keyboard.insertText('饺子。真好吃！');
  await expect(page.getByLabel('Content')).toHaveValue('今天我吃了饺子。真好吃！');
  await expect(page.getByLabel('Title')).toHaveValue('今天我吃了饺子');
  await hand.tap(page.getByRole('button', { name: 'Save Memory' }));
  const card = entryCard(page, '今天我吃了饺子');
  await expect(card).toBeInViewport();
  expect(hand.takeCount(), 'to the first memory').toEqual({ taps: 4, fields: 2 });

  await hand.tap(card.getByRole('listitem').getByRole('button', { name: 'Add' }).first());
  await expect(card.getByRole('listitem').first()).toContainText('Added');
  expect(hand.takeCount(), 'to the first word').toEqual({ taps: 1, fields: 0 });

  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/reviews/.test(response.url()),
  );
  await hand.tap(page.getByRole('link', { name: 'Practise now' }));
  await hand.tap(page.getByRole('button', { name: 'Show answer' }));
  await hand.tap(page.getByRole('button', { name: 'Got it' }));
  expect((await answered).ok()).toBe(true);
  expect(hand.takeCount(), 'to the first answered review').toEqual({ taps: 3, fields: 0 });
});

/** Opens the code that a child has shown, and creates the account of a relative there. The child accepts the request. */
async function joinByCode(
  page: Page,
  hand: CountedHand,
  child: Awaited<ReturnType<typeof registerApiUser>>,
): Promise<void> {
  const { code } = (await (await child.api.post('/api/friend-code')).json()) as { code: string };
  await page.goto(`/friends/code/${code}`);
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Create Account' }));
  await hand.fill(page.getByLabel('Username'), newUsername());
  await hand.fill(page.getByLabel('Password', { exact: true }), 'a good secret');
  await hand.tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL(`/friends/code/${code}`);
  await hand.tap(page.getByRole('button', { name: 'Send Request' }));
  await expect(page.getByRole('heading', { name: 'Your request is on its way' })).toBeVisible();
  const [request] = (await (await child.api.get('/api/friend-requests')).json()) as { id: string }[];
  await child.api.post('/api/friends', { data: { friendId: request?.id } });
}

test('a relative with the code of a child reads a memory, looks a word up, gives a stamp and leaves a voice', async ({
  page,
  baseURL,
}) => {
  const child = await registerApiUser(baseURL, { firstName: 'Lele' });
  await createEntryAs(child, '饺子', 'friends', '妈妈做了饺子。');
  const hand = new CountedHand();
  await joinByCode(page, hand, child);
  expect(hand.takeCount(), 'to the request').toEqual({ taps: 3, fields: 2 });

  await page.goto('/');
  await hand.tap(page.getByRole('button', { name: 'Menu' }));
  await hand.tap(page.getByRole('link', { name: 'Community' }));
  await hand.tap(page.getByRole('tab', { name: /^Friends Timeline/ }));
  const card = entryCard(page, '饺子');
  await expect(card).toBeVisible();
  expect(hand.takeCount(), 'to the memory').toEqual({ taps: 3, fields: 0 });

  await hand.tap(card.getByRole('button', { name: '妈', exact: true }).first());
  await expect(page.getByRole('dialog')).toContainText('mother');
  expect(hand.takeCount(), 'to a meaning').toEqual({ taps: 1, fields: 0 });
  await page.keyboard.press('Escape');

  await hand.tap(card.getByRole('button', { name: 'Give a stamp' }));
  await hand.tap(card.getByRole('button', { name: 'From the heart' }));
  await expect(card).toContainText('Your stamp: From the heart');
  expect(hand.takeCount(), 'to the stamp').toEqual({ taps: 2, fields: 0 });

  await hand.tap(card.getByRole('button', { name: 'Leave a voice' }));
  const dialog = page.getByRole('dialog');
  await hand.tap(dialog.getByRole('button', { name: 'Start recording' }));
  await expect(dialog.getByRole('timer')).toHaveText('0:02 / 0:30');
  await hand.tap(dialog.getByRole('button', { name: 'Stop recording' }));
  await hand.tap(dialog.getByRole('button', { name: 'Send to Lele' }));
  await expect(card.getByRole('button', { name: 'Play your voice' })).toBeVisible();
  expect(hand.takeCount(), 'to the voice').toEqual({ taps: 4, fields: 0 });
  await child.api.dispose();
});
