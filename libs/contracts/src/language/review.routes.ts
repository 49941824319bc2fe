import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import {
  cardSchema,
  cardTypeSchema,
  dueCardsQuerySchema,
  dueCardsSchema,
  newReviewsSchema,
  rejectedReviewsSchema,
  reviewSummaryQuerySchema,
  reviewSummarySchema,
} from './review.schema.ts';

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
