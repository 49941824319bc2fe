import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GatewayRedis } from '../../redis.ts';
import type { LoginChecks } from './login-provider.ts';

/** How long somebody may take at the provider. */
export const PENDING_SECONDS = 10 * 60;

const keyOf = (state: string): string => `external-login:${state}`;
const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** Sign-ins that are under way at the provider, in Redis: another replica may get the answer. Each can be answered once. */
@Injectable()
export class PendingLogins {
  constructor(private readonly redis: GatewayRedis) {}

  async remember(checks: LoginChecks): Promise<void> {
    await this.redis.set(keyOf(checks.state), JSON.stringify(checks), 'EX', PENDING_SECONDS);
  }

  /** Null when nothing was begun under this state, or it was answered before, or too long ago. */
  async take(state: string): Promise<LoginChecks | null> {
    const kept = await this.redis.getdel(keyOf(state));
    return kept === null ? null : checksSchema.parse(JSON.parse(kept));
  }
}
