import { eventually } from '@memory/testing';
import { newUserId, type MediaApp } from './media-app.ts';

/**
 * Uploads a file that must be rejected.
 * @returns the status and error code, after checking that nothing is stored
 */
export async function uploadRejected(
  media: MediaApp,
  field: 'audio' | 'image' | 'media',
  bytes: Uint8Array,
): Promise<[status: number, code: string]> {
  const user = newUserId();
  const before = await media.storedKeys();
  const response = await media.upload(user, field, bytes);
  const { statusCode, code } = (await response.json()) as { statusCode: number; code: string };
  expect(response.status).toBe(statusCode);
  await expectNothingStored(media, user, before);
  return [statusCode, code];
}

/** @param before the keys of all objects before the upload */
export async function expectNothingStored(media: MediaApp, user: string, before: readonly string[]): Promise<void> {
  expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  expect(await media.storedKeys()).toEqual(before);
  await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
}
