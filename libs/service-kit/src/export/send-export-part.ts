import type { FastifyReply } from 'fastify';
import type { Viewer } from '../access/identity-token.ts';
import { ApiError } from '../errors/api-error.ts';
import { streamJsonObject } from './stream-json-object.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Sends a service's part of a user's data export: an object whose async iterables become arrays (see `streamJsonObject`).
 * @throws ApiError `user_not_found` unless the viewer is the user `userId`
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
