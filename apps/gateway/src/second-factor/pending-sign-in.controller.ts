import {
  gatewayRoutes as routes,
  type PasskeyAssertion,
  type PasskeyRequestOptions,
  type User,
} from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityLog } from '../security-log/security-log.ts';
import { CreateSignInPasskeyOptions } from './create-sign-in-passkey-options.ts';
import { FinishSignIn } from './finish-sign-in.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { ReadPendingSignIn } from './read-pending-sign-in.ts';

/** The second step of a sign-in, for browsers with the cookie of a pending sign-in. */
@Controller()
export class PendingSignInController {
  constructor(
    private readonly readPendingSignIn: ReadPendingSignIn,
    private readonly createPasskeyOptions: CreateSignInPasskeyOptions,
    private readonly finishSignIn: FinishSignIn,
    private readonly pendingSignIns: PendingSignIns,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.readPendingSignIn)
  async read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return { methods: await this.readPendingSignIn.execute(request, reply) };
  }

  @ImplementsRoute(routes.signInWithCode)
  withCode(
    @Body({ schema: routes.signInWithCode.body }) { code }: { code: string },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.finishSignIn.withCode(code, request, reply);
  }

  @ImplementsRoute(routes.createSignInPasskeyOptions)
  createOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyRequestOptions> {
    return this.createPasskeyOptions.execute(request, reply);
  }

  @ImplementsRoute(routes.signInWithPasskey)
  withPasskey(
    @Body({ schema: routes.signInWithPasskey.body }) { response }: { response: PasskeyAssertion },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.finishSignIn.withPasskey(response, request, reply);
  }

  @ImplementsRoute(routes.cancelPendingSignIn)
  async cancel(@Req() request: FastifyRequest): Promise<void> {
    const pending = await this.pendingSignIns.find(request);
    if (!pending || !(await this.pendingSignIns.cancel(pending))) return;
    await this.securityLog.record({ event: 'sign_in.second_factor_cancelled', userId: pending.userId });
  }
}
