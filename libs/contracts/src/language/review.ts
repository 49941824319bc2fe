import { z } from 'zod';
import { apiErrorSchema } from '../api-error.ts';
import { daySchema, idParamsSchema, idSchema, timeSchema, timeZoneSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { scriptFormsSchema } from './vocabulary.schema.ts';

/**
 * The card types, in the order in which they are introduced for a word. `recognise`: see the word and know its meaning. `listen`: hear the word and
 * write it. `gap`: fill the word into one's own sentence. `recall`: see the meaning and know the word. `write`: write the strokes of the word.
 */
export const cardTypes = ['recognise', 'listen', 'gap', 'recall', 'write'] as const;
export type CardType = (typeof cardTypes)[number];
export const cardTypeSchema = z.enum(cardTypes);

export const cardStates = ['new', 'learning', 'review', 'relearning'] as const;

/** How well the user knew a card. With two buttons, learners give only the ratings 1 and 3. */
export const ratings = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Rating = (typeof ratings)[keyof typeof ratings];

/** The hour at which a learner's day begins, so that a review after midnight belongs to the evening before. */
export const dayCutoffHourSchema = z.int().min(0).max(12);

/** A card: the stored schedule of a vocabulary item for one card type. */
export const cardSchema = z.object({
  itemId: idSchema,
  type: cardTypeSchema,
  /** Cards in the states `learning` and `relearning` are due again on the same day. */
  state: z.enum(cardStates),
  /** When the card is due. For a card without reviews, the time of the response. */
  due: timeSchema,
  /** The number of days after which the user knows the card with a probability of 90 %; null for a card without reviews. */
  stability: z.number().nullable(),
  /** From 1 to 10; null for a card without reviews. */
  difficulty: z.number().nullable(),
  reps: z.int(),
  /** How often the user has forgotten the card after it was learned. */
  lapses: z.int(),
  lastReviewedAt: timeSchema.nullable(),
  /** Whether the card is suspended, because the user forgot it too often. It stays suspended until the user resumes it. */
  isLeech: z.boolean(),
});
export type Card = z.infer<typeof cardSchema>;

/** The parts of a vocabulary item that a card shows. */
export const cardItemSchema = scriptFormsSchema.extend({
  id: idSchema,
  character: z.string(),
  pinyin: z.string().nullable(),
  englishTranslation: z.string(),
  /** The spellings of the word in both scripts, all of which are correct in a dictation. Absent for a word with only one spelling. */
  spellings: z.array(z.string()).optional(),
});

export const dueCardSchema = cardSchema.extend({
  item: cardItemSchema,
  /** For each rating that the user may give now, the number of days until the card is due again. */
  intervals: z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() }),
  /**
   * True on a card of another type than `recognise` whose word has no card yet: a device that cannot ask it (no voice, no strokes) asks `recognise`
   * instead. Absent otherwise.
   */
  isFirstOfWord: z.literal(true).optional(),
});
export type DueCard = z.infer<typeof dueCardSchema>;

export const DUE_CARDS_LIMIT_DEFAULT = 100;
export const DUE_CARDS_LIMIT_MAX = 500;

export const MORE_CARDS_MAX = 20;

export const dueCardsQuerySchema = z.object({
  timeZone: timeZoneSchema,
  /** The number of extra cards beyond what still fits into the user's day, for a user who wants to continue. */
  more: z.coerce.number().int().min(0).max(MORE_CARDS_MAX).default(0),
  limit: z.coerce.number().int().min(1).max(DUE_CARDS_LIMIT_MAX).default(DUE_CARDS_LIMIT_DEFAULT),
});
export type DueCardsQuery = z.output<typeof dueCardsQuerySchema>;

/** Today's words: the cards that fit into the user's day, without the cards that were already reviewed today. */
export const dueCardsSchema = z.object({
  /** The learner's day. */
  day: daySchema,
  /** The cards of today in the order of the session, at most `limit`. */
  cards: z.array(dueCardSchema),
  /** The number of all cards of today: `due` counts the cards with earlier reviews, `new` counts the cards without any review. */
  remaining: z.object({ due: z.int(), new: z.int() }),
  isDoneForToday: z.boolean(),
});
export type DueCards = z.infer<typeof dueCardsSchema>;

/** The most reviews in one request. A device that was offline for longer sends several requests. */
export const REVIEWS_PER_REQUEST_MAX = 500;
/** The maximum age of a review, in days. */
export const REVIEW_AGE_MAX_DAYS = 366;
/**
 * The maximum number of rows in the review log for one card. Further reviews of the card are rejected, so that a late review never replays a longer
 * history. A card that is reviewed for a lifetime has fewer than a hundred rows.
 */
export const CARD_LOG_ROWS_MAX = 1_000;
/** The maximum difference between the clock of a device and the clock of the server. */
export const CLOCK_DIFFERENCE_MAX_MINUTES = 5;
/** How long a review can be undone, in hours after the server received it. */
export const UNDO_HOURS_MAX = 24;

export const reviewSchema = z.object({
  /** Chosen by the client, so that a repeated request does not count a review twice. */
  id: idSchema,
  itemId: idSchema,
  type: cardTypeSchema,
  rating: z.int().min(ratings.again).max(ratings.easy),
  reviewedAt: timeSchema,
  /** The time from the question to the rating, in milliseconds. */
  answerMs: z.int().min(0).max(86_400_000),
});
export type Review = z.infer<typeof reviewSchema>;

export const newReviewsSchema = z.object({
  /**
   * The device's time when it sent the request. A device whose clock is wrong corrects the times of its reviews by the difference and sends the
   * reviews again.
   */
  sentAt: timeSchema,
  timeZone: timeZoneSchema,
  /** The cut-off hour by which the device divided its days. Default: the cut-off hour in the learning settings. */
  dayCutoffHour: dayCutoffHourSchema.optional(),
  reviews: z.array(reviewSchema).min(1).max(REVIEWS_PER_REQUEST_MAX),
});
export type NewReviews = z.output<typeof newReviewsSchema>;

/**
 * Why a review was rejected. One invalid review rejects the whole request; the client removes the rejected reviews and sends the remaining ones
 * again.
 */
export const rejectedReviewSchema = z.object({
  id: idSchema,
  code: z.enum([
    'review_in_future',
    'review_too_old',
    'review_id_reused',
    'too_many_reviews_of_card',
    'vocabulary_item_not_found',
  ]),
});
export type RejectedReview = z.infer<typeof rejectedReviewSchema>;

export const rejectedReviewsSchema = apiErrorSchema.extend({
  reviews: z.array(rejectedReviewSchema).optional(),
  /** The time of the server; only with the code `clock_wrong`. */
  serverTime: timeSchema.optional(),
});

/** A suspended card with its word. */
export const leechSchema = cardSchema.extend({ item: cardItemSchema });

/** The maximum number of leeches in a summary: the leeches with the most lapses. */
export const LEECHES_MAX = 50;
export const FORECAST_DAYS = 14;

export const reviewSummaryQuerySchema = z.object({ timeZone: timeZoneSchema });
export const reviewSummarySchema = z.object({
  /** The learner's day. */
  day: daySchema,
  /** The cards of today, counted like `remaining` in the response with the due cards. */
  due: z.int(),
  new: z.int(),
  /** The number of words that count as known by the schedule of their `recognise` card. */
  learned: z.int(),
  studiedToday: z.object({ reviews: z.int(), seconds: z.int() }),
  /** The cards of today and of the next days. Cards that do not fit into a day are counted on the day after. */
  forecast: z.array(z.object({ day: daySchema, due: z.int() })),
  /**
   * The reviews in the last 30 days of cards in the state `review`, and the share of these reviews in which the user knew the card. The share is null
   * without such reviews.
   */
  trueRetention: z.object({ reviews: z.int(), share: z.number().nullable() }),
  seconds7Days: z.int(),
  /** The learner's days with a review among the last 366 days, oldest first. */
  days: z.array(daySchema),
  leeches: z.array(leechSchema),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** What a rebuild of a user's cards read, and how many stored rows it changed. */
export const rebuiltCardsSchema = z.object({
  rows: z.int(),
  cards: z.int(),
  changedCards: z.int(),
  changedDays: z.int(),
});
export type RebuiltCards = z.infer<typeof rebuiltCardsSchema>;

export const reviewRoutes = {
  readDueCards: defineRoute({
    method: 'get',
    path: '/api/reviews/due',
    access: 'signed-in',
    summary: "Today's words: the cards that are due and new ones, weakest first, as many as fit into one's day",
    query: dueCardsQuerySchema,
    response: { status: 200, body: dueCardsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
  addReviews: defineRoute({
    method: 'post',
    path: '/api/reviews',
    access: 'signed-in',
    summary:
      'Add reviews of cards, in any order, also those of a device that was offline. Reviews that were added before are not added again; all are added or none. The response has the cards as they are now',
    body: newReviewsSchema,
    response: { status: 200, body: z.object({ cards: z.array(cardSchema) }) },
    errorBodies: { 400: rejectedReviewsSchema, 404: rejectedReviewsSchema, 409: rejectedReviewsSchema },
    errors: [
      'invalid_request',
      'not_signed_in',
      'clock_wrong',
      'review_in_future',
      'review_too_old',
      'review_id_reused',
      'too_many_reviews_of_card',
      'vocabulary_item_not_found',
      'too_many_requests',
    ],
  }),
  undoReview: defineRoute({
    method: 'post',
    path: '/api/reviews/{id}/undo',
    access: 'signed-in',
    summary: 'Undo a review within 24 hours: the card becomes what it would be without it',
    params: idParamsSchema,
    response: { status: 200, body: z.object({ card: cardSchema }) },
    errors: ['not_signed_in', 'review_not_found', 'review_undo_too_late', 'too_many_requests'],
  }),
  resumeCard: defineRoute({
    method: 'post',
    path: '/api/reviews/cards/{itemId}/{type}/resume',
    access: 'signed-in',
    summary: 'Resume a card that was set aside because it was forgotten often',
    params: z.object({ itemId: idSchema, type: cardTypeSchema }),
    response: { status: 200, body: z.object({ card: cardSchema }) },
    errors: ['invalid_request', 'not_signed_in', 'card_not_found', 'too_many_requests'],
  }),
  readReviewSummary: defineRoute({
    method: 'get',
    path: '/api/reviews/summary',
    access: 'signed-in',
    summary:
      "One's reviews: what is due, new and learned, the next days, how much one remembers, the time spent, and the cards that are set aside",
    query: reviewSummaryQuerySchema,
    response: { status: 200, body: reviewSummarySchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
