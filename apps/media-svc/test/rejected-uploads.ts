import { eventually } from '@memory/testing';
import { newUserId, type MediaApp } from './media-app.ts';

/**
 * Uploads a file that must be rejected, and checks that nothing is stored.
 * @returns the status and the error code
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

/**
 * Checks that a rejected upload has stored nothing.
 * @param before the keys of all objects before the upload
 */
export async function expectNothingStored(media: MediaApp, user: string, before: readonly string[]): Promise<void> {
  expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  expect(await media.storedKeys()).toEqual(before);
  await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
}
