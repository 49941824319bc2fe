import { setTimeout as delay } from 'node:timers/promises';
import type { MediaFileInfo } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { RunningProduct, SessionHeaders } from '../bench/benchmark.ts';
import { uploadMediaOrThrow } from '../bench/upload-media.ts';
import { TRANSCRIPTION_TIMEOUT_MS } from './local-engine-settings.ts';

const POLL_MS = 500;

/**
 * Uploads a recording and waits for its text.
 * @throws UserFacingError when the recording gets no text, or none within `timeoutMs` after the upload
 */
export async function transcribeInProduct(
  product: RunningProduct,
  session: SessionHeaders,
  bytes: Uint8Array,
  { timeoutMs = TRANSCRIPTION_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<string> {
  const url = await uploadMediaOrThrow(product, session, 'audio', new Uint8Array(bytes));
  const id = url.split('/').at(-1);
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${product.url}/api/media-files/${id}`, { headers: session });
    if (!response.ok)
      throw new UserFacingError(
        `The text of a recording cannot be read: the product responds with ${response.status}.`,
      );
    const { text } = (await response.json()) as MediaFileInfo;
    if (text.status === 'done') return text.value;
    if (text.status !== 'pending') throw new UserFacingError(`A recording got no text: ${text.reason} (see the log).`);
    await delay(Math.min(POLL_MS, timeoutMs));
  }
  throw new UserFacingError(`A recording got no text within ${timeoutMs / 1_000} s (see the log).`);
}
