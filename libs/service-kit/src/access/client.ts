import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/**
 * The client of a request, as the gateway sees it. The gateway adds it to the signed identity of requests whose contract sets `needsClient`, so that
 * no browser and no other service can choose it.
 */
export const clientSchema = z.object({
  /** The key under which the client's attempts are counted: an IPv4 address, or the /64 network of an IPv6 address. */
  addressKey: z.string().min(1),
});
export type Client = z.output<typeof clientSchema>;

/** The client of a request. Only for routes whose contract sets `needsClient`: the access guard rejects a request to them without a client. */
export const CurrentClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): Client =>
    context.switchToHttp().getRequest<FastifyRequest & { client: Client }>().client,
);
