import { type Card, fsrs, type FSRS, State, StrategyMode } from 'ts-fsrs';
import { DAY_MS, type DayNumber } from './learner-day.ts';

/** The memory of a card, and when it is due. */
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
/** A card that was forgotten comes again in the same session, and is scheduled in days as soon as it is known. */
const STEPS = ['10m'] as const;

const stateNames = {
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** The schedule of FSRS-6 with the parameters of one user. A pure function of its arguments: the same reviews give the same schedule. */
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
    // The random part of intervals depends on the card and the number of its reviews only.
    this.algorithm.useStrategy(StrategyMode.SEED, function seed() {
      const { seedOfCard, reps } = this.current as SeededCard;
      return `${seedOfCard}_${reps}`;
    });
  }

  /**
   * Returns the schedule of a card after a review.
   * @param seedOfCard what identifies the card
   * @param schedule the schedule before the review; null for the first one
   * @param day the learner's day of the review. A day before that of the last review, which a traveller can have, counts as the same day.
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

/** ts-fsrs counts the days between reviews by their dates in UTC, so that it gets the midnight of the learner's days. */
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
