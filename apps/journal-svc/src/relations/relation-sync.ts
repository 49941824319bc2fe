import { ApiRequestError } from '@memory/api-client';
import { RELATION_PAIRS_MAX } from '@memory/contracts';
import { isPreviousReleaseConnected } from '@memory/event-bus';
import { Schedule } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SocialClient } from '../peers/social-client.ts';
import { CompareRelations } from './compare-relations.ts';
import { findUnconfirmedPairs } from './relation-rows.ts';

/** The interval in milliseconds at which unconfirmed withdrawals and processes of the previous release are looked for. */
const INTERVAL_MS = 3_000;
/** The shorter interval in milliseconds until the copies are current. */
const INTERVAL_UNTIL_CURRENT_MS = 250;

/**
 * Decides whether this process may trust the copies of relations, and keeps the copies correct (ADR 45). After each start, all copies are compared
 * with social-svc once, because the database may be new, restored, or from a version without copies. If a withdrawal is not confirmed, because
 * social-svc stopped before its commit, this class reads the pair's current relation from social-svc and stores it.
 */
@Injectable()
export class RelationSync extends Schedule {
  private current = false;

  constructor(
    private readonly database: Database,
    private readonly social: SocialClient,
    private readonly compareRelations: CompareRelations,
  ) {
    super([
      {
        task: 'compare relations with social-svc',
        everyMs: () => (this.current ? INTERVAL_MS : INTERVAL_UNTIL_CURRENT_MS),
        run: (signal) => this.poll(signal),
      },
    ]);
  }

  /** Whether the copies include every change that social-svc has committed. While this is false, `Relations` asks social-svc at each read. */
  get isCurrent(): boolean {
    return this.current;
  }

  /**
   * Compares all copies with social-svc if they are not current yet, then replaces copies whose withdrawal is not confirmed.
   * @throws ApiError `service_unavailable`; current copies stay current then, because journal-svc stores every withdrawal before social-svc commits
   * it
   */
  async poll(signal?: AbortSignal): Promise<void> {
    if (!(await this.isEveryProcessOfThisRelease())) {
      this.setCurrent(false);
      return;
    }
    if (!this.current && (await this.compareAll(signal))) this.setCurrent(true);
    const unconfirmed = await findUnconfirmedPairs(this.database, RELATION_PAIRS_MAX);
    if (unconfirmed.length > 0) await this.compareRelations.settle(unconfirmed);
  }

  /**
   * Whether no process of the previous release is running. A social-svc of the previous release changes relations without informing this service,
   * and a journal-svc of the previous release does not store a withdrawal that it receives. While such a process runs, no copy can be trusted.
   */
  private async isEveryProcessOfThisRelease(): Promise<boolean> {
    if (await isPreviousReleaseConnected(this.database)) return false;
    try {
      return (await this.social.readRelations([])).allWriteThrough;
    } catch (error) {
      // The previous release has no such route.
      if (error instanceof ApiRequestError && error.code === 'not_found') return false;
      throw error;
    }
  }

  /** Compares all copies. @returns false when the shutdown of the process has ended the comparison */
  private async compareAll(signal: AbortSignal | undefined): Promise<boolean> {
    let after: string | null = null;
    do {
      if (signal?.aborted) return false;
      const { differing, next } = await this.compareRelations.compareRange(after);
      await this.compareRelations.settle(differing);
      after = next;
    } while (after !== null);
    return true;
  }

  private setCurrent(isCurrent: boolean): void {
    if (this.current === isCurrent) return;
    this.current = isCurrent;
    this.logger.log(
      isCurrent
        ? 'relations are copied; reads decide by the copies'
        : 'a process of the previous release is running; reads ask social-svc for relations',
    );
  }
}
