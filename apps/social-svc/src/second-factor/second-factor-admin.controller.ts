import { secondFactorInternalRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { ResetSecondFactor } from './reset-second-factor.ts';
import { SetSecondFactorRequirement } from './set-second-factor-requirement.ts';

/** Internal routes for the administrator's command line (`npm run admin`). */
@Controller()
export class SecondFactorAdminController {
  constructor(
    private readonly setSecondFactorRequirement: SetSecondFactorRequirement,
    private readonly resetSecondFactor: ResetSecondFactor,
  ) {}

  @ImplementsRoute(routes.setSecondFactorRequirement)
  setRequirement(
    @Param({ schema: routes.setSecondFactorRequirement.params }) { userId }: { userId: string },
    @Body({ schema: routes.setSecondFactorRequirement.body }) { required }: { required: boolean },
  ): Promise<void> {
    return this.setSecondFactorRequirement.execute(userId, required);
  }

  @ImplementsRoute(routes.resetSecondFactor)
  reset(@Param({ schema: routes.resetSecondFactor.params }) { userId }: { userId: string }): Promise<void> {
    return this.resetSecondFactor.execute(userId);
  }
}
