import type { CardType, LearningSettings } from '@memory/contracts';
import type { NewItem } from './find-due-cards.ts';

/** The time per card in seconds for learners with fewer than OWN_MEDIAN_REVIEWS_MIN reviews. */
const SECONDS_PER_CARD_DEFAULT = 10;
/** The minimum number of reviews for which the learner's own median is used. */
const OWN_MEDIAN_REVIEWS_MIN = 20;
const SECONDS_PER_CARD_MIN = 2;
const SECONDS_PER_CARD_MAX = 60;
/** The share of a day that is reserved for new cards when more cards are due than fit into the day. */
const NEW_SHARE = 0.2;

/** The reviews of a user on a learner's day. */
export interface StudiedDay {
  readonly reviews: number;
  readonly answerMs: number;
  readonly introduced: number;
  /** Whether the user has reviewed nothing on any earlier day. */
  readonly isFirst: boolean;
}

/** How many cards still fit into a day, and how many of them may be new. */
export interface DayCapacity {
  readonly cards: number;
  readonly newCards: number;
}

/** Returns the time in seconds that a user needs for a card: the median of the last reviews. */
export function secondsPerCard(durationsMs: readonly number[]): number {
  if (durationsMs.length < OWN_MEDIAN_REVIEWS_MIN) return SECONDS_PER_CARD_DEFAULT;
  const median = durationsMs.toSorted((one, other) => one - other)[Math.floor(durationsMs.length / 2)]! / 1_000;
  return Math.min(Math.max(median, SECONDS_PER_CARD_MIN), SECONDS_PER_CARD_MAX);
}

/** Returns how many cards fit into a whole day of a user. */
export const cardsPerDay = ({ minutesPerDay, reviewsPerDay }: LearningSettings, seconds: number): number =>
  Math.min(reviewsPerDay, Math.floor((minutesPerDay * 60) / seconds));

/** Returns how many cards still fit into a day after the reviews of this day. */
export function remainingCapacity(settings: LearningSettings, studied: StudiedDay, seconds: number): DayCapacity {
  const secondsLeft = settings.minutesPerDay * 60 - studied.answerMs / 1_000;
  const cards = Math.min(settings.reviewsPerDay - studied.reviews, Math.floor(secondsLeft / seconds));
  return {
    cards: Math.max(0, cards),
    newCards: Math.max(0, Math.min(settings.newPerDay - studied.introduced, cards)),
  };
}

/** Divides a day between due cards and new cards. New cards get the places that due cards leave free, and at least a fifth of the day. */
export function divideDay(
  { cards, newCards }: DayCapacity,
  found: { readonly due: number; readonly new: number },
): { due: number; new: number } {
  const forNew = Math.max(cards - found.due, Math.floor(cards * NEW_SHARE));
  const newOnes = Math.min(found.new, newCards, forNew);
  return { due: Math.min(found.due, cards - newOnes), new: newOnes };
}

/** The card types with which a learner's first day begins, so that it shows what a session can be. Further words begin with their own first type. */
const FIRST_DAY_TYPES: readonly CardType[] = ['recognise', 'listen', 'write'];

/**
 * Gives the first words of a learner's first day different card types: one is recognised, one is heard, and a single character is written.
 * @param items new words, each with the first type that can be introduced
 * @param introduced the number of words that were introduced on this day already
 * @param types the card types of the learner's settings
 */
export function varyFirstDay(items: readonly NewItem[], introduced: number, types: readonly string[]): NewItem[] {
  const planned = FIRST_DAY_TYPES.filter((type) => types.includes(type)).slice(introduced);
  // A word that is the only one is not written before it was seen.
  if (introduced === 0 && items.length < 2) return [...items];
  const written = planned.includes('write')
    ? items.findLast(({ character }) => Array.from(character).length === 1)
    : undefined;
  const others = items.filter((item) => item !== written);
  const varied = planned.flatMap((type): NewItem[] => {
    const item = type === 'write' ? written : others.shift();
    return item ? [{ ...item, type }] : [];
  });
  return [...varied, ...others];
}

/** The position of an element of a list between 0 and 1. */
const relativePosition = (index: number, count: number): number => (index + 0.5) / count;

/** Merges two lists so that the elements of the second are spread evenly among the elements of the first. */
export function mixEvenly<Element>(some: readonly Element[], others: readonly Element[]): Element[] {
  return [
    ...some.map((element, index) => ({ element, at: relativePosition(index, some.length) })),
    ...others.map((element, index) => ({ element, at: relativePosition(index, others.length) })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ element }) => element);
}
