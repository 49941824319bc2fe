import { Injectable, Logger } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { Learners } from './learners.ts';
import { optimiseWeights, type OptimisedWeights } from './optimise-weights.ts';
import { RebuildCards } from './rebuild-cards.ts';
import { readCardHistories } from './review-log.ts';
import { DESIRED_RETENTION } from './scheduler.ts';

/** The minimum number of reviews for which parameters are optimised. */
const REVIEWS_MIN = 64;
/** The factor by which the number of reviews must have grown since the last attempt. */
const GROWTH_MIN = 1.25;
/** The maximum number of users that one run considers. Later runs consider the remaining users. */
const USERS_PER_RUN = 100;
/** The timeout of the transaction that adopts parameters, in milliseconds: all cards of the user are computed again. */
const TIMEOUT_MS = 30 * 60_000;

/** Finds better parameters of FSRS-6 for users with enough new reviews, and adopts them where they predict later reviews better. */
@Injectable()
export class OptimiseParameters {
  private readonly logger = new Logger(OptimiseParameters.name);

  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
    private readonly rebuildCards: RebuildCards,
  ) {}

  /** @returns the number of users whose parameters were replaced */
  async execute(signal?: AbortSignal): Promise<number> {
    let adopted = 0;
    for (const { userId, reviews, optimisedReviews } of await this.findCandidates()) {
      if (signal?.aborted) break;
      // Only the replica whose update changes the row continues; concurrent replicas skip the user.
      const { count } = await this.database.learner.updateMany({
        where: { userId, optimisedReviews },
        data: { optimisedReviews: reviews },
      });
      if (count > 0 && (await this.optimise(userId))) adopted += 1;
    }
    return adopted;
  }

  private findCandidates(): Promise<{ userId: string; reviews: number; optimisedReviews: number }[]> {
    return this.database.$queryRaw`
      SELECT l.user_id AS "userId", l.optimised_reviews AS "optimisedReviews", d.reviews FROM learner l
      JOIN (SELECT user_id, sum(reviews)::int AS reviews FROM review_day GROUP BY user_id) d ON d.user_id = l.user_id
      WHERE d.reviews >= greatest(${REVIEWS_MIN}::int, l.optimised_reviews * ${GROWTH_MIN}::float8)
      ORDER BY l.user_id LIMIT ${USERS_PER_RUN}`;
  }

  private async optimise(userId: string): Promise<boolean> {
    const { version } = await this.learners.read(this.database, userId);
    const current = version === 0 ? null : await this.readWeights(userId, version);
    const optimised = await optimiseWeights(await readCardHistories(this.database, userId), current);
    if (!optimised) return false;
    return this.learners.change(
      userId,
      async (tx, learner) => learner.version === version && this.adopt(tx, userId, version + 1, optimised),
      { timeout: TIMEOUT_MS },
    );
  }

  private async readWeights(userId: string, version: number): Promise<number[]> {
    const where = { userId_version: { userId, version } };
    return (await this.database.reviewParameters.findUniqueOrThrow({ where })).weights;
  }

  /** Stores parameters as a new version, and computes all cards of the user with them. */
  private async adopt(tx: Transaction, userId: string, version: number, optimised: OptimisedWeights): Promise<boolean> {
    const { weights, logLossBefore, logLossAfter } = optimised;
    await tx.reviewParameters.create({
      data: { userId, version, weights, desiredRetention: DESIRED_RETENTION, logLossBefore, logLossAfter },
    });
    await tx.learner.update({ where: { userId }, data: { parameterVersion: version } });
    await this.rebuildCards.rebuild(tx, userId);
    this.logger.log({ version, logLossBefore, logLossAfter }, 'parameters adopted');
    return true;
  }
}
