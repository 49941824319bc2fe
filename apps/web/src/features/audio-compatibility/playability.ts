import { isIos } from './apple.ts';

export type Playability = 'playable' | 'missing' | 'incompatible';

/**
 * What a recording's type says on an iPhone or iPad.
 * @param canPlay what the device itself says of types that nobody has decided about
 */
export function playabilityOf(found: boolean, type: string, canPlay: (type: string) => boolean): Playability {
  // a page in a file's place is somebody's error page
  if (!found || /html/i.test(type)) return 'missing';
  if (/webm/i.test(type)) return 'incompatible';
  if (/audio|mp4|aac|mpeg/i.test(type)) return 'playable';
  return canPlay(type) ? 'playable' : 'incompatible';
}

/** Whether this device can play a recording; asked of the file on iPhones and iPads, taken for granted elsewhere. */
export async function checkPlayability(url: string): Promise<Playability> {
  if (!isIos(navigator)) return 'playable';
  const { ok, headers } = await fetch(url, { method: 'HEAD' });
  return playabilityOf(ok, headers.get('Content-Type') ?? '', (type) => new Audio().canPlayType(type) !== '');
}
