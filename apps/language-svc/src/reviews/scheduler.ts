import { type Card, fsrs, type FSRS, State, StrategyMode } from 'ts-fsrs';
import { DAY_MS, type DayNumber } from './learner-day.ts';

/** The memory state of a card (FSRS) and its schedule. */
export interface Schedule {
  readonly state: 'learning' | 'review' | 'relearning';
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningStep: number;
  readonly reps: number;
  readonly lapses: number;
  /** The learner's day of the last review. */
  readonly lastDay: DayNumber;
}

/** The schedule after a review, and the time until the card is due. */
export interface Rescheduled {
  readonly schedule: Schedule;
  readonly intervalMs: number;
}

export const DESIRED_RETENTION = 0.9;
/** The learning steps: a forgotten card comes again after ten minutes, in the same session. As soon as the card is known, it is scheduled in days. */
const STEPS = ['10m'] as const;

const stateNames = {
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/**
 * Computes schedules with FSRS-6 and the parameters of one user. The result depends only on the arguments: the same reviews give the same schedule.
 */
export class Scheduler {
  private readonly algorithm: FSRS;

  /** @param weights the 21 parameters of FSRS-6; null for the defaults */
  constructor(weights: readonly number[] | null) {
    this.algorithm = fsrs({
      ...(weights && { w: weights }),
      request_retention: DESIRED_RETENTION,
      enable_fuzz: true,
      learning_steps: STEPS,
      relearning_steps: STEPS,
    });
    // The random part of an interval depends only on the card and the number of its reviews.
    this.algorithm.useStrategy(StrategyMode.SEED, function seed() {
      const { seedOfCard, reps } = this.current as SeededCard;
      return `${seedOfCard}_${reps}`;
    });
  }

  /**
   * Returns the schedule of a card after a review.
   * @param seedOfCard a text that identifies the card
   * @param schedule the schedule before the review; null for the first review
   * @param day the learner's day of the review. An earlier day than the day of the last review, which can happen to a traveller, counts as the day
   * of the last review.
   */
  reschedule(seedOfCard: string, schedule: Schedule | null, day: DayNumber, rating: number): Rescheduled {
    const reviewDay = dayOfReview(schedule, day);
    const { card } = this.algorithm.next(toCard(seedOfCard, schedule, reviewDay), toDate(reviewDay), rating);
    return fromCard(card, reviewDay);
  }

  /** Returns the time until the card is due again for each rating from 1 to 4, in milliseconds. */
  previewIntervals(seedOfCard: string, schedule: Schedule | null, day: DayNumber): number[] {
    const reviewDay = dayOfReview(schedule, day);
    const preview = this.algorithm.repeat(toCard(seedOfCard, schedule, reviewDay), toDate(reviewDay));
    return [...preview].map(({ card }) => fromCard(card, reviewDay).intervalMs);
  }
}

type SeededCard = Card & { readonly seedOfCard: string };

/** ts-fsrs counts the days between reviews by their dates in UTC, so a learner's day is passed as midnight UTC of this day. */
const toDate = (day: DayNumber): Date => new Date(day * DAY_MS);

const dayOfReview = (schedule: Schedule | null, day: DayNumber): DayNumber =>
  schedule === null ? day : Math.max(day, schedule.lastDay);

function toCard(seedOfCard: string, schedule: Schedule | null, day: DayNumber): SeededCard {
  return {
    seedOfCard,
    due: toDate(day),
    stability: schedule?.stability ?? 0,
    difficulty: schedule?.difficulty ?? 0,
    elapsed_days: 0,
    scheduled_days: schedule?.scheduledDays ?? 0,
    learning_steps: schedule?.learningStep ?? 0,
    reps: schedule?.reps ?? 0,
    lapses: schedule?.lapses ?? 0,
    state: schedule ? states[schedule.state] : State.New,
    ...(schedule && { last_review: toDate(schedule.lastDay) }),
  };
}

function fromCard(card: Card, day: DayNumber): Rescheduled {
  return {
    schedule: {
      state: stateNames[card.state as keyof typeof stateNames],
      stability: card.stability,
      difficulty: card.difficulty,
      scheduledDays: card.scheduled_days,
      learningStep: card.learning_steps,
      reps: card.reps,
      lapses: card.lapses,
      lastDay: day,
    },
    intervalMs: card.due.getTime() - day * DAY_MS,
  };
}
