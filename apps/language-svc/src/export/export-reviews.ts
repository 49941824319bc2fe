import { readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

const PAGE_SIZE = 1_000;

/** A row of the review log in the export. */
interface ExportedReview {
  readonly id: string;
  /** A review, an undone review (`undoes`), or a card that was set aside and resumed. */
  readonly kind: 'review' | 'undo' | 'resume';
  /** The id of the vocabulary item, which may have been deleted since the review. */
  readonly itemId: string;
  readonly cardType: string;
  readonly rating: number | null;
  readonly reviewedAt: Date;
  readonly answerMs: number | null;
  readonly timeZone: string | null;
  readonly day: string;
  readonly undoes: string | null;
}

@Injectable()
export class ExportReviews {
  constructor(private readonly database: Database) {}

  /**
   * Yields the rows of a user's review log for the data export, in the order of their ids. The schedule of the cards can be computed from these
   * rows.
   */
  execute(userId: string): AsyncGenerator<ExportedReview> {
    return readInBatches((after: ExportedReview | null) => {
      const isAfter = after ? Prisma.sql`AND id > ${after.id}::uuid` : Prisma.empty;
      return this.database.$queryRaw<ExportedReview[]>`
        SELECT id, kind, item_id AS "itemId", card_type AS "cardType", rating, reviewed_at AS "reviewedAt", answer_ms AS "answerMs",
          time_zone AS "timeZone", to_char(day, 'YYYY-MM-DD') AS day, undoes_id AS undoes
        FROM review_log.review WHERE user_id = ${userId}::uuid ${isAfter} ORDER BY id LIMIT ${PAGE_SIZE}`;
    });
  }
}
