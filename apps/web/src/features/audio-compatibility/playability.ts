export type Playability = 'playable' | 'missing' | 'incompatible';

/**
 * What a recording's type says. Only iPhones and iPads are asked before they try.
 * @param canPlay what the device itself says of types that nobody has decided about
 */
export function classifyPlayability(found: boolean, type: string, canPlay: (type: string) => boolean): Playability {
  // a page in a file's place is somebody's error page
  if (!found || /html/i.test(type)) return 'missing';
  if (/webm/i.test(type)) return 'incompatible';
  if (/audio|mp4|aac|mpeg/i.test(type)) return 'playable';
  return canPlay(type) ? 'playable' : 'incompatible';
}

/** Whether a recording is there and this device can play it, as its file says. */
export async function checkPlayability(url: string): Promise<Playability> {
  const { ok, headers } = await fetch(url, { method: 'HEAD' });
  return classifyPlayability(ok, headers.get('Content-Type') ?? '', (type) => new Audio().canPlayType(type) !== '');
}
