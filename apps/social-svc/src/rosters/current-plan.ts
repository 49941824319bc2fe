import type { RosterResult } from '@memory/contracts';
import type { Confirmations } from './planning/confirmations.policy.ts';

/** A plan that was made again from the stored rows and the present data. */
export interface CurrentPlan {
  readonly digest: Buffer;
  readonly needed: Confirmations;
  readonly counts: RosterResult['counts'];
  /** Carries the plan out. */
  apply(): Promise<void>;
}
