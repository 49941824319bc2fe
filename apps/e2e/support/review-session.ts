import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { fakeMicrophoneFile } from './fake-microphone.ts';
import type { ReviewTexts } from './review-variants.ts';
import { queryDatabase } from './stored-data.ts';

let accounts = 0;

/** Registers the page's user. */
export async function signUpLearner(page: Page): Promise<void> {
  const username = `review_${Date.now()}_${test.info().workerIndex}_${(accounts += 1)}`;
  await request(page, '/api/simple-register', { username, password: 'words of my own', firstName: '雨' });
}

async function request(page: Page, url: string, data: object): Promise<unknown> {
  const response = await page.request.post(url, { data });
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Adds words without pinyin. The last one is the first card. */
export async function addWords(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  for (const [character, englishTranslation] of Object.entries(words))
    // oxlint-disable-next-line no-await-in-loop -- the newest word is asked first
    await request(page, '/api/vocabulary', { character, englishTranslation, pinyin: null, isUserGenerated: true });
}

export async function addEntry(page: Page, entry: object): Promise<string> {
  return ((await request(page, '/api/journal-entries', entry)) as { id: string }).id;
}

export async function changeLearningSettings(page: Page, data: object): Promise<void> {
  expect((await page.request.patch('/api/learning-settings', { data })).ok()).toBe(true);
}

/** Uploads a recording of four seconds. Its transcript 今天我们去公园 has a word of half a second each. */
export async function uploadRecording(page: Page): Promise<{ url: string; extractedText: string }> {
  const file = { name: 'voice.wav', mimeType: 'audio/wav', buffer: readFileSync(fakeMicrophoneFile) };
  const response = await page.request.post('/api/upload/audio', { multipart: { audio: file } });
  return (await response.json()) as { url: string; extractedText: string };
}

export async function uploadPhoto(page: Page): Promise<string> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  const response = await page.request.post('/api/upload/media', {
    multipart: { media: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
  });
  return ((await response.json()) as { url: string }[])[0]!.url;
}

/** The ratings of the user in the order of the server's log, those that were undone left out. */
export async function storedRatings(page: Page): Promise<number[]> {
  const { id } = (await (await page.request.get('/api/simple-user')).json()) as { id: string };
  const rows = await queryDatabase<{ rating: number }>(
    'memory_language',
    `SELECT rating FROM review_log.review r WHERE user_id = $1::uuid AND kind = 'review'
     AND NOT EXISTS (SELECT FROM review_log.review u WHERE u.user_id = r.user_id AND u.undoes_id = r.id) ORDER BY reviewed_at`,
    [id],
  );
  return rows.map(({ rating }) => rating);
}

export async function reviewsToday(page: Page): Promise<number> {
  const response = await page.request.get('/api/reviews/summary?timeZone=UTC');
  return ((await response.json()) as { studiedToday: { reviews: number } }).studiedToday.reviews;
}

/** A session on the page, on a desktop by keyboard and on a phone by touch. */
export class ReviewSessionPage {
  private readonly page: Page;
  private readonly text: ReviewTexts;
  private readonly isPhone: boolean;

  constructor(page: Page, { text, isPhone }: { text: ReviewTexts; isPhone: boolean }) {
    this.page = page;
    this.text = text;
    this.isPhone = isPhone;
  }

  card(question: RegExp): Locator {
    return this.page.getByRole('region', { name: question });
  }

  get back(): Locator {
    return this.page.getByRole('group', { name: this.text.answer });
  }

  get ratings(): Locator {
    return this.page.getByRole('group', { name: this.text.ratings }).getByRole('button');
  }

  get end(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text.end });
  }

  async start(): Promise<void> {
    await this.page.goto('/review');
    await this.press(this.page.getByRole('button', { name: this.text.start }));
  }

  async press(control: Locator): Promise<void> {
    await (this.isPhone ? control.tap() : control.click());
  }

  async turnOver(): Promise<void> {
    await (this.isPhone ? this.button(this.text.showAnswer).tap() : this.page.keyboard.press('Space'));
    await expect(this.back).toBeFocused();
  }

  /** Gives the rating whose button is at a position, from 1. */
  async rate(position: number): Promise<void> {
    await (this.isPhone ? this.ratings.nth(position - 1).tap() : this.page.keyboard.press(String(position)));
    await expect(this.back).toHaveCount(0);
  }

  async undo(): Promise<void> {
    await (this.isPhone ? this.button(this.text.undo).tap() : this.page.keyboard.press('u'));
    await expect(this.back).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
