import type { IntegrityBatch, PairRelation } from '@memory/contracts';
import { type IntegrityCheck, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { CompareRelations, pairKey } from '../relations/compare-relations.ts';

/** Compares the copies of relations (`user_relation`) with social-svc. The repair of a wrong copy stores the current relation. */
@Injectable()
export class UserRelationsCheck implements IntegrityCheck {
  readonly name = 'user-relations';

  constructor(private readonly compareRelations: CompareRelations) {}

  async checkBatch(after: string | null, repair: boolean): Promise<IntegrityBatch> {
    const { differing, checked, next } = await this.compareRelations.compareRange(after);
    const wrong = new Map(
      (await this.compareRelations.findWrong(differing)).map((relation) => [pairKey(relation), relation]),
    );
    const mend = (id: string) => this.mend(wrong.get(id)!);
    const { problems } = await toIntegrityBatch(
      [...wrong.keys()].map((id) => ({ id, kind: 'outdated' as const })),
      { limit: Infinity, mend: repair ? mend : undefined },
    );
    return { checked, problems, next };
  }

  private async mend({ firstId, secondId }: PairRelation): Promise<boolean> {
    await this.compareRelations.settle([{ firstId, secondId }]);
    return true;
  }
}
