import {
  type Card,
  type DueCards,
  type DueCardsQuery,
  languageRoutes as routes,
  type NewReviews,
  type ReviewSummary,
} from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { AddReviews } from './add-reviews.ts';
import { ReadDueCards } from './read-due-cards.ts';
import { ReadReviewSummary } from './read-review-summary.ts';
import type { CardKey } from './replay.ts';
import { ResumeCard } from './resume-card.ts';
import { UndoReview } from './undo-review.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly readDueCards: ReadDueCards,
    private readonly readSummary: ReadReviewSummary,
    private readonly addReviews: AddReviews,
    private readonly undoReview: UndoReview,
    private readonly resumeCard: ResumeCard,
  ) {}

  @ImplementsRoute(routes.readDueCards)
  due(
    @SignedInUser() userId: string,
    @Query({ schema: routes.readDueCards.query }) query: DueCardsQuery,
  ): Promise<DueCards> {
    return this.readDueCards.execute(userId, query);
  }

  @ImplementsRoute(routes.readReviewSummary)
  summary(
    @SignedInUser() userId: string,
    @Query({ schema: routes.readReviewSummary.query }) { timeZone }: { timeZone: string },
  ): Promise<ReviewSummary> {
    return this.readSummary.execute(userId, timeZone);
  }

  @ImplementsRoute(routes.addReviews)
  async add(
    @SignedInUser() userId: string,
    @Body({ schema: routes.addReviews.body }) reviews: NewReviews,
  ): Promise<{ cards: Card[] }> {
    return { cards: await this.addReviews.execute(userId, reviews) };
  }

  @ImplementsRoute(routes.undoReview)
  async undo(
    @SignedInUser() userId: string,
    @Param({ schema: routes.undoReview.params }) { id }: { id: string },
  ): Promise<{ card: Card }> {
    return { card: await this.undoReview.execute(userId, id) };
  }

  @ImplementsRoute(routes.resumeCard)
  async resume(
    @SignedInUser() userId: string,
    @Param({ schema: routes.resumeCard.params }) key: CardKey,
  ): Promise<{ card: Card }> {
    return { card: await this.resumeCard.execute(userId, key) };
  }
}
