import type { FastifyReply } from 'fastify';
import type { Viewer } from '../access/identity-token.ts';
import { ApiError } from '../errors/api-error.ts';
import { streamJsonObject } from './stream-json-object.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Answers with a service's part of somebody's export: an object whose asynchronous parts are arrays (see `jsonDocument`).
 * @throws ApiError `user_not_found` for anybody but the person themselves, in whose name it must be asked
 */
export async function sendExportPart(
  reply: FastifyReply,
  viewer: Viewer,
  userId: string,
  parts: () => Parts | Promise<Parts>,
): Promise<void> {
  if (viewer.userId !== userId) throw new ApiError('user_not_found');
  void reply.type('application/json; charset=utf-8').send(streamJsonObject(await parts()));
}
