import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';

/**
 * The client of a request, as the gateway sees it. The gateway adds it to the signed identity of requests whose contract sets `needsClient`, so that
 * no browser and no other service can choose it.
 */
export const clientSchema = z.object({
  /** The key under which the client's attempts are counted: an IPv4 address, or the /64 network of an IPv6 address. */
  addressKey: z.string().min(1),
  /** The id of the session of the request; null without a session. */
  sessionId: z.string().min(1).nullable(),
  /** The origin under which the browser sees the installation, `https://memory.example`; null when the request names no host. */
  origin: z.url().nullable(),
  /** The tokens in the browser's device cookie, by which accounts recognise it. They are not verified. */
  deviceTokens: z.string().nullable(),
  /** The token in the cookie of the browser's pending sign-in. It is not verified. A gateway of the previous release does not send it. */
  signInToken: z.string().nullable().default(null),
  /** The state in the cookie of the browser's authorization request to the sign-in provider. It is not verified. A gateway of the previous release does not send it. */
  authorizationState: z.string().nullable().default(null),
  /** The token in the cookie of a device of a class. It is not verified. A gateway of the previous release does not send it. */
  classDeviceToken: z.string().nullable().default(null),
  /** Whether the session is restricted to the set-up of a second factor. A gateway of the previous release does not send it. */
  secondFactorSetupRequired: z.boolean().default(false),
});
export type Client = z.output<typeof clientSchema>;

/** Returns the session of a signed-in user. @throws ApiError `not_signed_in` without a session */
export function requireSessionOf(userId: string, { sessionId }: Client): { userId: string; sessionId: string } {
  if (sessionId === null) throw new ApiError('not_signed_in');
  return { userId, sessionId };
}

/** The client of a request. Only for routes whose contract sets `needsClient`: the access guard rejects a request to them without a client. */
export const CurrentClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): Client =>
    context.switchToHttp().getRequest<FastifyRequest & { client: Client }>().client,
);
