import { setTimeout as delay } from 'node:timers/promises';
import type { MediaFileInfo } from '@memory/contracts';
import type { RunningProduct, SessionHeaders } from '../bench/benchmark.ts';
import { uploadMediaOrThrow } from '../bench/upload-media.ts';
import { UserFacingError } from '../cli/user-facing-error.ts';

const POLL_MS = 500;

/**
 * Uploads a recording and waits for its text.
 * @throws UserFacingError when the recording gets no text
 */
export async function transcribeInProduct(
  product: RunningProduct,
  session: SessionHeaders,
  bytes: Uint8Array,
): Promise<string> {
  const url = await uploadMediaOrThrow(product, session, 'audio', new Uint8Array(bytes));
  const id = url.split('/').at(-1);
  for (;;) {
    const response = await fetch(`${product.url}/api/media-files/${id}`, { headers: session });
    const { text } = (await response.json()) as MediaFileInfo;
    if (text.status === 'done') return text.value;
    if (text.status !== 'pending') throw new UserFacingError(`A recording got no text: ${text.reason} (see the log).`);
    await delay(POLL_MS);
  }
}
