import {
  type Card,
  type DueCards,
  dueCardsSchema,
  type Review,
  type ReviewSummary,
  reviewSummarySchema,
} from '@memory/contracts';
import { v4 as uuidv4 } from 'uuid';
import type { LanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the time a number of days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** A review of now, unless `review` has another time. */
export const createReview = (itemId: string, review: Partial<Review> = {}): Review => ({
  id: uuidv4(),
  itemId,
  type: 'recognise',
  rating: 3,
  reviewedAt: new Date().toISOString(),
  answerMs: 4_000,
  ...review,
});

/** Requests of one user. */
export class Reviewer {
  private readonly language: LanguageApp;
  readonly userId: string;

  constructor(language: LanguageApp, userId: string = uuidv4()) {
    this.language = language;
    this.userId = userId;
  }

  async addWord(character: string): Promise<string> {
    return (await createVocabularyItem(this.language, this.userId, { character })).id;
  }

  send(reviews: readonly Review[], body: object = {}) {
    const payload = { sentAt: new Date().toISOString(), timeZone: 'UTC', dayCutoffHour: 0, reviews, ...body };
    return this.language.request(this.userId, { method: 'POST', url: '/api/reviews', payload });
  }

  /** Sends reviews that must be accepted. */
  async review(...reviews: Review[]): Promise<Card[]> {
    const response = await this.send(reviews);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<{ cards: Card[] }>().cards;
  }

  undo(id: string) {
    return this.language.request(this.userId, { method: 'POST', url: `/api/reviews/${id}/undo` });
  }

  resume(itemId: string, type = 'recognise') {
    return this.language.request(this.userId, { method: 'POST', url: `/api/reviews/cards/${itemId}/${type}/resume` });
  }

  async due(query = ''): Promise<DueCards> {
    const response = await this.language.request(this.userId, { url: `/api/reviews/due?timeZone=UTC${query}` });
    return dueCardsSchema.parse(response.json());
  }

  async summary(): Promise<ReviewSummary> {
    const response = await this.language.request(this.userId, { url: '/api/reviews/summary?timeZone=UTC' });
    return reviewSummarySchema.parse(response.json());
  }

  async changeSettings(payload: object): Promise<void> {
    const response = await this.language.request(this.userId, {
      method: 'PATCH',
      url: '/api/learning-settings',
      payload,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** All that the service computes from the reviews of the user. */
  async projection(): Promise<{ cards: unknown[]; days: unknown[] }> {
    const { userId } = this;
    const [cards, days] = await Promise.all([
      this.language.database.reviewCard.findMany({
        where: { userId },
        orderBy: [{ itemId: 'asc' }, { cardType: 'asc' }],
      }),
      this.language.database.reviewDay.findMany({ where: { userId }, orderBy: { day: 'asc' } }),
    ]);
    return { cards, days };
  }
}
