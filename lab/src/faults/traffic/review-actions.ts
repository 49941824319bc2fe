import { randomUUID } from 'node:crypto';
import { type Review, ratings } from '@memory/contracts';
import { type Action, repetition, settleWrite } from './action.ts';
import { PossibleValues } from './possible-values.ts';
import type { ReviewRecord } from './records.ts';
import { pickItem } from './vocabulary-actions.ts';

/** How often the last review is sent again with the next one, as a device does that got no response. It must not count twice. */
const SENT_AGAIN = 0.3;
const RESPONSE_MS = 2_000;

/** Reviews the card of a word. */
export const reviewItem: Action = async ({ person, random }) => {
  const item = pickItem({ person, random });
  if (!item?.id) return;
  const { reviews } = person.records;
  const last = [...reviews.values()].at(-1);
  const review: Review = {
    id: randomUUID(),
    itemId: item.id,
    type: 'recognise',
    rating: ratings.again + random.below(ratings.easy),
    reviewedAt: new Date().toISOString(),
    answerMs: RESPONSE_MS,
  };
  const record: ReviewRecord = { review, values: new PossibleValues<true>() };
  reviews.set(review.id, record);
  record.values.attempt(true);
  const sent = last?.values.mustExist && random.chance(SENT_AGAIN) ? [last.review, review] : [review];
  const outcome = await person.write((headers) => {
    const body = { sentAt: new Date().toISOString(), timeZone: 'UTC', reviews: sent };
    return person.client.POST('/api/reviews', { body, headers });
  }, repetition(random));
  // The person has deleted the word meanwhile. A review that had been stored would have been found before the word was missed.
  if (outcome.kind === 'answered' && outcome.status === 404 && !item.values.mustExist)
    return void record.values.reject(true);
  settleWrite(person, 'review', record.values, true, outcome, (status) => status === 200);
};
