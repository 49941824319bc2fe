import type { RunningProduct, SessionHeaders } from './benchmark.ts';

/**
 * Creates a journal entry with a request to the gateway.
 * @throws Error when the response is not 201
 */
export async function createEntry(
  product: RunningProduct,
  session: SessionHeaders,
  entry: { title: string; content: string; originalAudioUrl?: string; privacyLevel?: 'public' },
): Promise<void> {
  const response = await fetch(`${product.url}/api/journal-entries`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  });
  if (!response.ok) throw new Error(`The entry was not created: ${response.status}`);
}
