import type { RosterConfirmations, RosterResult } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { isUniqueViolation } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { ApplyClassRoster } from './apply-class-roster.ts';
import { ApplySchoolRoster } from './apply-school-roster.ts';
import { isConfirmed } from './planning/confirmations.policy.ts';
import type { CurrentPlan } from './roster-import.ts';
import { type PendingImport, RosterImports } from './roster-imports.ts';

/** How long the largest roster may take, in milliseconds. */
const TRANSACTION_TIMEOUT_MS = 60_000;

@Injectable()
export class ApplyRoster {
  constructor(
    private readonly database: Database,
    private readonly imports: RosterImports,
    private readonly classRoster: ApplyClassRoster,
    private readonly schoolRoster: ApplySchoolRoster,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Changes what the preview of the roster showed, in one transaction. The roster is compared with the data again, so that nothing else is changed.
   * @throws ApiError of the route
   */
  async execute(viewerId: string, id: string, confirmations: RosterConfirmations): Promise<RosterResult> {
    const classId = await this.imports.findClassId(this.database, viewerId, id);
    try {
      return await this.database.$transaction((tx) => this.apply(tx, { viewerId, id, classId, confirmations }), {
        timeout: TRANSACTION_TIMEOUT_MS,
      });
    } catch (error) {
      // Another class has got a student with one of the numbers after the comparison.
      if (isUniqueViolation(error)) throw new ApiError('roster_outdated', { cause: error });
      throw error;
    }
  }

  private async apply(
    tx: Transaction,
    request: { viewerId: string; id: string; classId: string | null; confirmations: RosterConfirmations },
  ): Promise<RosterResult> {
    const { viewerId, id, classId, confirmations } = request;
    // Also for a repeated request: what the viewer may do is read before anything else.
    if (classId === null) await this.schoolRoster.lock(tx, viewerId);
    else await this.classRoster.lock(tx, viewerId, classId);
    const stored = await this.imports.lock(tx, viewerId, id);
    if (stored.result) return stored.result;
    const plan = await this.planAgain(tx, stored);
    if (!plan.digest.equals(stored.planDigest)) throw new ApiError('roster_outdated');
    if (!isConfirmed(plan.needed, confirmations)) throw new ApiError('roster_unconfirmed');
    await plan.apply();
    const result = { id, classId, counts: plan.counts, appliedAt: new Date().toISOString() };
    await this.securityLog.record(tx, {
      event: 'class.roster_applied',
      userId: viewerId,
      details: { classId, created: plan.counts.new, archived: plan.counts.archived },
    });
    await this.imports.finish(tx, result);
    return result;
  }

  private planAgain(tx: Transaction, { roster, classId }: PendingImport): Promise<CurrentPlan> {
    if (roster?.kind === 'class' && classId !== null) return this.classRoster.plan(tx, classId, roster.rows);
    if (roster?.kind === 'school') return this.schoolRoster.plan(tx, roster.school);
    throw new ApiError('roster_not_found');
  }
}
