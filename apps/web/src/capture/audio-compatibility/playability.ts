/** Whether this device can play a recording; `missing` means that the server has no file for the recording. */
export type Playability = 'playable' | 'missing' | 'incompatible';

/**
 * Whether an iPhone or iPad can play a recording, from the response to a HEAD request.
 * @param found whether the response was successful
 * @param type the Content-Type header of the response
 * @param canPlay called for content types that this function does not know; returns whether the browser can play the type
 */
export function appleDevicePlayability(found: boolean, type: string, canPlay: (type: string) => boolean): Playability {
  // HTML is an error page instead of a recording
  if (!found || /html/i.test(type)) return 'missing';
  if (/webm/i.test(type)) return 'incompatible';
  if (/audio|mp4|aac|mpeg/i.test(type)) return 'playable';
  return canPlay(type) ? 'playable' : 'incompatible';
}

/**
 * Requests a recording's headers to find out whether it exists and this device can play it. @throws TypeError if the server cannot be
 * reached
 */
export async function checkPlayability(url: string): Promise<Playability> {
  const { ok, headers } = await fetch(url, { method: 'HEAD' });
  return appleDevicePlayability(ok, headers.get('Content-Type') ?? '', (type) => new Audio().canPlayType(type) !== '');
}
