import type { HistoryReview } from '../../src/reviews/optimise-weights.ts';
import { Scheduler, type Schedule } from '../../src/reviews/scheduler.ts';

/** How a simulated learner remembers one word: how probably it is known, and how a review changes it. */
interface WordRetention {
  recallProbability(days: number): number;
  afterReview(days: number, isKnown: boolean): void;
}

/** A learner whose reviews are simulated. */
export interface SimulatedLearner {
  readonly name: string;
  readonly words: number;
  readonly days: number;
  readonly seed: number;
  createRetention(random: () => number): WordRetention;
}

/** Returns numbers from 0 up to 1 that depend on the seed alone (Mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Forgets by a half-life, as in half-life regression (Settles and Meeder 2016): known words double it, forgotten ones nearly lose it. Words are unequally
 * hard. This learner is not a case of FSRS.
 */
export const halfLifeLearner: SimulatedLearner = {
  name: 'half-life learner',
  words: 600,
  days: 300,
  seed: 1,
  createRetention(random) {
    let halfLife = 1 + 6 * random();
    const growth = 1.4 + 1.2 * random();
    return {
      recallProbability: (days) => 2 ** (-days / halfLife),
      afterReview(days, isKnown) {
        halfLife = isKnown ? halfLife * (1 + (growth - 1) * Math.min(1, days / halfLife)) : Math.max(1, halfLife * 0.3);
      },
    };
  },
};

/** Forgets by a power of time, much more slowly than the learners whose reviews the defaults of FSRS-6 were trained with. */
export const slowForgetter: SimulatedLearner = {
  name: 'slow forgetter',
  words: 600,
  days: 300,
  seed: 2,
  createRetention(random) {
    let strength = 20 + 40 * random();
    return {
      recallProbability: (days) => (1 + (0.23 * days) / strength) ** -0.5,
      afterReview(days, isKnown) {
        strength = isKnown ? strength * (1 + 2 * Math.min(1, days / strength)) : Math.max(4, strength * 0.4);
      },
    };
  },
};

/** Simulates a learner who reviews each word when it is due by the defaults of FSRS-6, two words a day being new. Returns the reviews of each word. */
export function generateReviewLog({ words, days, seed, createRetention }: SimulatedLearner): HistoryReview[][] {
  const random = createRandom(seed);
  const scheduler = new Scheduler(null);
  return Array.from({ length: words }, (_, word) => {
    const retention = createRetention(random);
    const reviews: HistoryReview[] = [];
    let schedule: Schedule | null = null;
    for (let day = Math.floor(word / 2) % days; day < days;) {
      const elapsed = schedule === null ? 0 : day - schedule.lastDay;
      const isKnown: boolean = schedule === null ? random() < 0.7 : random() < retention.recallProbability(elapsed);
      const rating = isKnown ? (random() < 0.15 ? 2 : random() < 0.1 ? 4 : 3) : 1;
      reviews.push({ at: day * 86_400_000 + Math.floor(random() * 3_600_000), day, rating });
      retention.afterReview(elapsed, isKnown);
      ({ schedule } = scheduler.reschedule(String(word), schedule, day, rating));
      // A session is missed now and then, and what was forgotten is seen again on the next day.
      day += Math.max(1, schedule.scheduledDays) + (random() < 0.2 ? Math.floor(random() * 5) : 0);
    }
    return reviews;
  });
}
