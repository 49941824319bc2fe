import { Module } from '@nestjs/common';
import { AnnotateModule } from '../annotate/annotate.module.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { LearningSettingsModule } from '../learning-settings/learning-settings.module.ts';
import { AddReviews } from './add-reviews.ts';
import { CardItemReader } from './card-items.ts';
import { Learners } from './learners.ts';
import { OptimiseParameters } from './optimise-parameters.ts';
import { ReadDueCards } from './read-due-cards.ts';
import { ReadReviewSummary } from './read-review-summary.ts';
import { RebuildCardsController } from './rebuild-cards.controller.ts';
import { RebuildCards } from './rebuild-cards.ts';
import { ResumeCard } from './resume-card.ts';
import { ReviewsController } from './reviews.controller.ts';
import { TodaysCardsReader } from './todays-cards.ts';
import { UndoReview } from './undo-review.ts';

@Module({
  imports: [AnnotateModule, DictionaryModule, LearningSettingsModule],
  controllers: [RebuildCardsController, ReviewsController],
  providers: [
    AddReviews,
    CardItemReader,
    Learners,
    OptimiseParameters,
    ReadDueCards,
    ReadReviewSummary,
    RebuildCards,
    ResumeCard,
    TodaysCardsReader,
    UndoReview,
  ],
  exports: [Learners, OptimiseParameters, RebuildCards],
})
export class ReviewsModule {}
