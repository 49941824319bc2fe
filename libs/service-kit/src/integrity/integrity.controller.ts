import { integrityRoutes as routes, type IntegrityBatch } from '@memory/contracts';
import { Body, Controller, Inject, Param } from '@nestjs/common';
import { ApiError } from '../errors/api-error.ts';
import { ImplementsRoute } from '../http/implements-route.decorator.ts';
import { INTEGRITY_CHECKS, type IntegrityCheck } from './integrity-check.ts';

/** Integrity checks for the operator's command line (`npm run admin -- integrity:check`), batch by batch. */
@Controller()
export class IntegrityController {
  constructor(@Inject(INTEGRITY_CHECKS) private readonly checks: readonly IntegrityCheck[]) {}

  @ImplementsRoute(routes.listIntegrityChecks)
  list(): { names: string[] } {
    return { names: this.checks.map(({ name }) => name) };
  }

  @ImplementsRoute(routes.runIntegrityCheck)
  run(
    @Param({ schema: routes.runIntegrityCheck.params }) { name }: { name: string },
    @Body({ schema: routes.runIntegrityCheck.body }) { after, repair }: { after: string | null; repair: boolean },
  ): Promise<IntegrityBatch> {
    const check = this.checks.find((candidate) => candidate.name === name);
    if (!check) throw new ApiError('not_found');
    return check.checkBatch(after, repair);
  }
}
