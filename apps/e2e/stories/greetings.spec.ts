import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../support/accessibility.ts';
import { registerAccount } from '../support/account.ts';
import { entryCard } from '../support/entry-card.ts';
import { waitForFriendship } from '../support/stored-data.ts';

/** The labels of the page in the language of a story. */
interface Labels {
  readonly locale: string;
  readonly viewport: { width: number; height: number };
  readonly giveStamp: string;
  readonly tea: string;
  readonly yourTea: string;
  readonly teaFrom: string;
  readonly remove: string;
  readonly closeTo: string;
  readonly leaveVoice: string;
  readonly start: string;
  readonly stop: string;
  readonly send: string;
  readonly ownVoice: string;
  readonly play: string;
  readonly pause: string;
}

const english: Labels = {
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
  giveStamp: 'Give a stamp',
  tea: 'A cup of tea',
  yourTea: 'Your stamp: A cup of tea',
  teaFrom: 'A cup of tea, from Li',
  remove: 'Remove from this memory',
  closeTo: 'No more stamps and voices from Li',
  leaveVoice: 'Leave a voice',
  start: 'Start recording',
  stop: 'Stop recording',
  send: 'Send to Mei',
  ownVoice: 'Play your voice',
  play: 'Play the voice of Li',
  pause: 'Pause',
};
const chinese: Labels = {
  locale: 'zh-CN',
  viewport: { width: 390, height: 844 },
  giveStamp: '盖个章',
  tea: '一杯茶',
  yourTea: '你的印章：一杯茶',
  teaFrom: 'Li盖的章：一杯茶',
  remove: '从这条回忆上去掉',
  closeTo: '不再收Li的印章和语音',
  leaveVoice: '留一段语音',
  start: '开始录音',
  stop: '停止录音',
  send: '发给Mei',
  ownVoice: '播放你的语音',
  play: '播放Li的语音',
  pause: '暂停',
};

interface Friends {
  readonly author: Page;
  readonly friend: Page;
  readonly title: string;
  readonly entryId: string;
  readonly contexts: readonly BrowserContext[];
}

async function openPage(browser: Browser, baseURL: string, labels: Labels, firstName: string) {
  const { locale, viewport } = labels;
  const permissions = ['microphone'];
  const context = await browser.newContext({ baseURL, locale, viewport, permissions, serviceWorkers: 'block' });
  const page = await context.newPage();
  const username = `${firstName.toLowerCase()}_${Date.now()}_${Math.floor(Math.random() * 1_000)}`;
  await registerAccount(page, { username, password: 'a ninth secret', firstName });
  const { id } = (await (await page.request.get('/api/simple-user')).json()) as { id: string };
  return { context, page, id };
}

/** Mei with a memory for friends, and her friend Li, each in a browser, with the memory open. */
async function openGreetedEntry(browser: Browser, baseURL: string, labels: Labels): Promise<Friends> {
  const [mei, li] = [await openPage(browser, baseURL, labels, 'Mei'), await openPage(browser, baseURL, labels, 'Li')];
  const title = `海边 ${Date.now()}`;
  const data = { title, content: '今天我们去了海边。', privacyLevel: 'friends' };
  const entry = (await (await mei.page.request.post('/api/journal-entries', { data })).json()) as { id: string };
  await li.page.request.post('/api/friends', { data: { friendId: mei.id } });
  await waitForFriendship(li.id, mei.id);
  await mei.page.goto('/');
  await li.page.goto('/community?tab=friends');
  for (const page of [mei.page, li.page]) await expect(entryCard(page, title)).toBeVisible();
  return { author: mei.page, friend: li.page, title, entryId: entry.id, contexts: [mei.context, li.context] };
}

for (const [name, labels] of [
  ['on a desktop', english],
  ['on a phone, in Chinese', chinese],
] as const) {
  test(`a friend gives a stamp and a voice, and the author removes them ${name}`, async ({ browser, baseURL }) => {
    const { author, friend, title, entryId, contexts } = await openGreetedEntry(browser, baseURL ?? '', labels);
    const own = entryCard(author, title);
    const seen = entryCard(friend, title);

    // The stamp reaches the author's open page.
    await seen.getByRole('button', { name: labels.giveStamp }).click();
    await seen.getByRole('button', { name: labels.tea }).click();
    await expect(seen.getByRole('button', { name: labels.yourTea })).toBeVisible();
    await expect(own.getByRole('button', { name: labels.teaFrom })).toBeVisible();

    // While the connection is lost, the voice stays in the dialog.
    await seen.getByRole('button', { name: labels.leaveVoice }).click();
    const dialog = friend.getByRole('dialog');
    await expectNoAccessibilityViolations(friend, 'before a voice is recorded');
    await dialog.getByRole('button', { name: labels.start }).click();
    await expect(dialog.getByRole('timer')).toHaveText('0:02 / 0:30');
    await dialog.getByRole('button', { name: labels.stop }).click();
    await contexts[1]!.setOffline(true);
    await dialog.getByRole('button', { name: labels.send }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoAccessibilityViolations(friend, 'a voice that could not be sent');
    await contexts[1]!.setOffline(false);
    // A reload does not lose it either.
    await friend.reload();
    await seen.getByRole('button', { name: labels.leaveVoice }).click();
    await dialog.getByRole('button', { name: labels.send }).click();
    await expect(dialog).toHaveCount(0);
    await expect(seen.getByRole('button', { name: labels.ownVoice })).toBeVisible();

    // The author hears it.
    const play = own.getByRole('button', { name: labels.play });
    await expect(play).toBeVisible();
    await expectNoAccessibilityViolations(author, 'a voice at a memory');
    await play.click();
    await expect(own.getByRole('button', { name: labels.pause, exact: true })).toBeVisible();
    const voiceUrl = (await own.locator('audio').getAttribute('src')) ?? '';
    expect((await author.request.get(voiceUrl)).status()).toBe(200);

    // A private memory is gone for the friend; the author keeps what is on it.
    const url = `/api/journal-entries/${entryId}`;
    await author.request.patch(url, { data: { privacyLevel: 'private' } });
    await friend.reload();
    await expect(friend.getByRole('article')).toHaveCount(0);
    expect(await (await friend.request.get(`/api/greetings?entryIds=${entryId}`)).json()).toEqual([]);
    await expect(play).toBeVisible();
    await author.request.patch(url, { data: { privacyLevel: 'friends' } });

    // Removed, and switched off for this friend.
    await author.reload();
    const mark = own.getByRole('region').getByRole('button', { expanded: false });
    await mark.click();
    await own.getByRole('button', { name: labels.closeTo }).click();
    await mark.click();
    await own.getByRole('button', { name: labels.remove }).click();
    await expect(play).toHaveCount(0);
    expect((await author.request.get(voiceUrl)).status()).toBe(404);
    await friend.reload();
    await expect(seen).toBeVisible();
    await expect(seen.getByRole('button', { name: labels.leaveVoice })).toHaveCount(0);
    for (const context of contexts) await context.close();
  });
}
