import type { RunningProduct, SessionHeaders } from './benchmark.ts';

/** Uploads a file through the gateway. @returns the response, whose status is 201 when the file was stored */
export function uploadMedia(
  product: RunningProduct,
  session: SessionHeaders,
  kind: 'audio' | 'image',
  bytes: Uint8Array<ArrayBuffer>,
  filename: string = kind,
): Promise<Response> {
  const body = new FormData();
  body.append(kind, new Blob([bytes]), filename);
  return fetch(`${product.url}/api/upload/${kind}`, { method: 'POST', headers: session, body });
}

/**
 * Uploads a file and returns its media URL.
 * @throws Error when the file was not stored
 */
export async function uploadMediaOrThrow(...args: Parameters<typeof uploadMedia>): Promise<string> {
  const response = await uploadMedia(...args);
  const text = await response.text();
  if (response.status !== 201) throw new Error(`The upload was rejected: ${text}`);
  return (JSON.parse(text) as { url: string }).url;
}
