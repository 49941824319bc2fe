import {
  type PasskeyRequestOptions,
  secondFactorInternalRoutes as routes,
  type SignInRequirement,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { CreatePasskeyRequestOptions } from './create-passkey-request-options.ts';
import { ReadSignInRequirement } from './read-sign-in-requirement.ts';
import { type PasskeyAttempt, VerifyPasskey } from './verify-passkey.ts';
import { type CodeAttempt, VerifySecondFactorCode } from './verify-second-factor-code.ts';

/** Internal routes with which the gateway finishes a sign-in after the password. The gateway limits the attempts. */
@Controller()
export class SignInController {
  constructor(
    private readonly readSignInRequirement: ReadSignInRequirement,
    private readonly verifyCode: VerifySecondFactorCode,
    private readonly createPasskeyRequestOptions: CreatePasskeyRequestOptions,
    private readonly verifyPasskey: VerifyPasskey,
  ) {}

  @ImplementsRoute(routes.readSignInRequirement)
  readRequirement(
    @Param({ schema: routes.readSignInRequirement.params }) { userId }: { userId: string },
  ): Promise<SignInRequirement> {
    return this.readSignInRequirement.execute(userId);
  }

  @ImplementsRoute(routes.verifyAccountCode)
  async useCode(
    @Param({ schema: routes.verifyAccountCode.params }) { userId }: { userId: string },
    @Body({ schema: routes.verifyAccountCode.body }) attempt: CodeAttempt,
  ) {
    return { method: await this.verifyCode.execute(userId, attempt) };
  }

  @ImplementsRoute(routes.createPasskeyRequestOptions)
  createOptions(
    @Param({ schema: routes.createPasskeyRequestOptions.params }) { userId }: { userId: string },
    @Body({ schema: routes.createPasskeyRequestOptions.body }) request: { rpId: string; passwordKey: string },
  ): Promise<PasskeyRequestOptions> {
    return this.createPasskeyRequestOptions.execute(userId, request);
  }

  @ImplementsRoute(routes.verifyAccountPasskey)
  usePasskey(
    @Param({ schema: routes.verifyAccountPasskey.params }) { userId }: { userId: string },
    @Body({ schema: routes.verifyAccountPasskey.body }) attempt: PasskeyAttempt,
  ): Promise<void> {
    return this.verifyPasskey.execute(userId, attempt);
  }
}
