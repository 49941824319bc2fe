import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiClient } from '../api/api-client.ts';
import { expect } from '../api/api-test.ts';

export const photoFile = resolve(import.meta.dirname, '../../../media-svc/test/fixtures/handwritten-line.jpg');

/** Uploads a photo for an entry. @returns its URL */
export async function uploadPhoto(client: ApiClient): Promise<string> {
  const raw = new FormData();
  raw.append('media', new Blob([readFileSync(photoFile)]), 'photo.jpg');
  const { body, status } = await client.send('POST', '/api/upload/media', { raw });
  expect(status).toBe(201);
  const [file] = body as { url: string }[];
  return file?.url ?? '';
}
