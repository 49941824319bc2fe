import { ApiError } from '@memory/service-kit';
import type { SessionRecord } from '@memory/service-kit/sessions';
import type { FastifyRequest } from 'fastify';

/** The session of a signed-in user. */
export interface SignedInSession extends Readonly<SessionRecord> {
  readonly sessionId: string;
}

/** The session of a request without a valid session cookie. The store contains no record for it. */
export interface SignedOutSession {
  readonly userId?: undefined;
  readonly secondFactorSetupRequired?: undefined;
}

export const SIGNED_OUT: SignedOutSession = {};

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedInSession | SignedOutSession;
  }
}

/**
 * Returns the session of a request that must have one.
 * @throws ApiError `not_signed_in`
 */
export function requireSession({ session }: FastifyRequest): SignedInSession {
  if (session.userId === undefined) throw new ApiError('not_signed_in');
  return session;
}
