import { expect, type Page, test } from '@playwright/test';
import { registerAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';

const TOTAL = 5_000;
const gao = { username: `gao_${Date.now()}`, password: 'an eleventh secret', firstName: '高' };

/** Mocks the list of five thousand entries, a thousand per page: creating them would take minutes. */
async function respondWithEntries(page: Page, userId: string): Promise<void> {
  await page.route('**/api/journal-entries?**', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const items = Array.from({ length: 1_000 }, (_, index) => buildEntry(TOTAL - from - index, userId));
    const next = from + 1_000;
    const headers: Record<string, string> = { 'x-total-count': String(TOTAL) };
    if (next < TOTAL) headers.link = `</api/journal-entries?cursor=${next}>; rel="next"`;
    return route.fulfill({ json: items, headers });
  });
}

function buildEntry(number: number, userId: string) {
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    userId,
    title: `Memory ${number}`,
    content: '短。'.repeat((number % 7) + 1),
    originalAudioUrl: null,
    originalImageUrl: null,
    extractedText: '',
    isPublic: false,
    privacyLevel: 'private',
    shareId: null,
    language: 'en',
    mediaFiles: [],
    location: null,
    latitude: null,
    longitude: null,
    weather: null,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
    updatedAt: new Date(Date.UTC(2026, 0, 1)).toISOString(),
    version: 1,
    user: { username: gao.username, firstName: gao.firstName, lastName: null, profileImageUrl: null },
  };
}

test('five thousand entries: few are rendered, all are reachable, and the scroll position is kept', async ({
  page,
}) => {
  await registerAccount(page, gao);
  const { id } = (await (await page.request.get('/api/simple-user')).json()) as { id: string };
  await respondWithEntries(page, id);
  await page.goto('/');
  await expect(entryCard(page, 'Memory 5000').getByText('Day 5000', { exact: true })).toBeVisible();
  const loadMore = page.getByRole('button', { name: 'Load More Memories' });
  for (let shown = 2_000; shown < TOTAL; shown += 1_000) {
    await loadMore.click();
    await expect(page.getByText(`${shown} of ${TOTAL} memories shown`)).toBeAttached();
  }
  await loadMore.click();
  await expect(page.getByText(`All ${TOTAL} memories are shown.`)).toBeAttached();
  // Measured heights change the total height while scrolling, so it is repeated until the end is reached.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Day 1', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(entryCard(page, 'Memory 5000')).toBeVisible();
  const edit = entryCard(page, 'Memory 5000').getByRole('button', { name: 'Edit' });
  await edit.focus();
  await page.evaluate(scrollLikeAFinger);
  expect(await page.getByRole('article').count()).toBeLessThan(40);
  await expect(edit).toBeFocused();
  // aria-setsize gives screen readers the length of the whole list.
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Memory 5000', exact: true }) });
  await expect(item).toHaveAttribute('aria-setsize', String(TOTAL));
  await expect(item).toHaveAttribute('aria-posinset', '1');
});

/** Scrolls far down, a part of a card in each frame. */
async function scrollLikeAFinger(): Promise<void> {
  for (let frame = 0; frame < 60; frame += 1) {
    window.scrollBy(0, 240);
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
