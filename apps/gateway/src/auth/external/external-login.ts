import { ApiError } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config.ts';
import { beginSession } from '../../session/session.plugin.ts';
import { Accounts } from '../accounts.ts';
import { LoginProvider, newChecks } from './login-provider.ts';
import { PendingLogins } from './pending-logins.ts';
import { personOfClaims } from './person-of-claims.ts';

export const CALLBACK_PATH = '/api/login/callback';

@Injectable()
export class ExternalLogin {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly accounts: Accounts,
    private readonly pending: PendingLogins,
    private readonly provider: LoginProvider,
  ) {}

  get isConfigured(): boolean {
    return this.provider.isConfigured;
  }

  /** Where the browser goes next, and the state it has to bring back. @throws when the provider or Redis does not answer. */
  async begin(request: FastifyRequest): Promise<{ address: string; state: string }> {
    const checks = newChecks();
    const address = await this.provider.loginAddress(checks, this.callbackAddress(request).href);
    await this.pending.remember(checks);
    return { address, state: checks.state };
  }

  /**
   * Signs in whoever the provider vouches for.
   * @param begun the state this browser was given: an answer meant for another browser would sign this one in as somebody else
   * @throws when the answer is a refusal, forged, late or repeated, or somebody needed does not answer
   */
  async finish(request: FastifyRequest, begun: string | undefined): Promise<void> {
    const callback = this.callbackAddress(request);
    callback.search = new URL(request.url, callback).search;
    const state = callback.searchParams.get('state');
    if (state === null || state !== begun) throw new ExternalLoginError('the answer is not for this browser');
    const checks = await this.pending.take(state);
    if (!checks) throw new ExternalLoginError('no sign-in was begun with this state, or too long ago');
    const claims = await this.provider.readAnswer(callback, checks);
    const user = await this.accounts.openExternal(personOfClaims(claims));
    await beginSession(request, user.id);
  }

  /** PUBLIC_URL, or the address that this browser uses; the provider sends nobody to one that is not registered with it. */
  private callbackAddress(request: FastifyRequest): URL {
    return new URL(CALLBACK_PATH, this.config.PUBLIC_URL ?? `${request.protocol}://${request.host}`);
  }
}

export class ExternalLoginError extends Error {
  override readonly name = 'ExternalLoginError';
}

/** What may be logged of a failure: the causes of openid-client's errors hold tokens and claims. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = error instanceof ApiError || !('code' in error) ? '' : ` (${String(error.code)})`;
  return `${error.name}: ${error.message}${code}`;
}
