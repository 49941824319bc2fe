/** Whether a device can play a recording. */
export type Playability = 'playable' | 'missing' | 'incompatible';

/**
 * Whether an iPhone or iPad can play a recording, from the response to a HEAD request.
 * @param found whether the response was successful
 * @param type its Content-Type
 * @param canPlay decides for types that are not known here
 */
export function classifyPlayability(found: boolean, type: string, canPlay: (type: string) => boolean): Playability {
  // HTML is an error page
  if (!found || /html/i.test(type)) return 'missing';
  if (/webm/i.test(type)) return 'incompatible';
  if (/audio|mp4|aac|mpeg/i.test(type)) return 'playable';
  return canPlay(type) ? 'playable' : 'incompatible';
}

/** Requests a recording's headers to find out whether it exists and this device can play it. @throws TypeError without a connection */
export async function checkPlayability(url: string): Promise<Playability> {
  const { ok, headers } = await fetch(url, { method: 'HEAD' });
  return classifyPlayability(ok, headers.get('Content-Type') ?? '', (type) => new Audio().canPlayType(type) !== '');
}
