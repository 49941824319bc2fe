import type { LearningSettings } from '@memory/contracts';

/** The time of a card for learners of whom too few reviews are known, in seconds. */
const SECONDS_PER_CARD_DEFAULT = 10;
/** From how many reviews on the learner's own median counts. */
const OWN_MEDIAN_REVIEWS_MIN = 20;
const SECONDS_PER_CARD_MIN = 2;
const SECONDS_PER_CARD_MAX = 60;
/** The part of a day that new cards get where more cards are due than fit into it. */
const NEW_SHARE = 0.2;

/** What a user did on a learner's day. */
export interface StudiedDay {
  readonly reviews: number;
  readonly answerMs: number;
  readonly introduced: number;
}

/** How many cards still fit into a day, and how many of them may be new. */
export interface DayCapacity {
  readonly cards: number;
  readonly newCards: number;
}

/** Returns the time that a user needs for a card, in seconds: the median of the last reviews. */
export function secondsPerCard(durationsMs: readonly number[]): number {
  if (durationsMs.length < OWN_MEDIAN_REVIEWS_MIN) return SECONDS_PER_CARD_DEFAULT;
  const median = durationsMs.toSorted((one, other) => one - other)[Math.floor(durationsMs.length / 2)]! / 1_000;
  return Math.min(Math.max(median, SECONDS_PER_CARD_MIN), SECONDS_PER_CARD_MAX);
}

/** Returns how many cards fit into a whole day of a user. */
export const cardsPerDay = ({ minutesPerDay, reviewsPerDay }: LearningSettings, seconds: number): number =>
  Math.min(reviewsPerDay, Math.floor((minutesPerDay * 60) / seconds));

/** Returns what still fits into a day on which something was studied already. */
export function remainingCapacity(settings: LearningSettings, studied: StudiedDay, seconds: number): DayCapacity {
  const secondsLeft = settings.minutesPerDay * 60 - studied.answerMs / 1_000;
  const cards = Math.min(settings.reviewsPerDay - studied.reviews, Math.floor(secondsLeft / seconds));
  return {
    cards: Math.max(0, cards),
    newCards: Math.max(0, Math.min(settings.newPerDay - studied.introduced, cards)),
  };
}

/** Divides a day between cards that are due and new ones. New cards get what due ones leave, and at least a fifth of the day. */
export function divideDay(
  { cards, newCards }: DayCapacity,
  found: { readonly due: number; readonly new: number },
): { due: number; new: number } {
  const forNew = Math.max(cards - found.due, Math.floor(cards * NEW_SHARE));
  const newOnes = Math.min(found.new, newCards, forNew);
  return { due: Math.min(found.due, cards - newOnes), new: newOnes };
}

/** The position of an element of a list between 0 and 1. */
const relativePosition = (index: number, count: number): number => (index + 0.5) / count;

/** Merges two lists so that the elements of the second are spread evenly among those of the first. */
export function mixEvenly<Element>(some: readonly Element[], others: readonly Element[]): Element[] {
  return [
    ...some.map((element, index) => ({ element, at: relativePosition(index, some.length) })),
    ...others.map((element, index) => ({ element, at: relativePosition(index, others.length) })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ element }) => element);
}
