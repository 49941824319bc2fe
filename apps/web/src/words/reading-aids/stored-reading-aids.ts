import type { ReadingAids } from '@memory/contracts';
import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import { readSealedValue, writeSealedValue } from '../../lib/sealed-storage/sealed-local-storage.ts';

/** The reading aids of readers who have chosen none. The server has the same default. */
const defaultReadingAids: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'original',
  hasToneColors: true,
  speechRate: 0.7,
};

/** The choice of signed-out readers on this device. */
const DEVICE_KEY = 'memory.reading-aids';
/** Present while the reader has reading aids. The prerendered screen then leaves out the first text, because reading aids would change its height. */
const ACTIVE_KEY = 'memory.reading-aids-active';
const sealedLabel = utf8ToBytes('reading-aids');

/**
 * Reads the copy of the reading aids on this device: the signed-in user's, which shows the first screen in its final form before the server
 * has responded, or the signed-out readers' choice.
 */
export function loadReadingAids(isSignedIn: boolean): ReadingAids {
  const stored = isSignedIn
    ? readSealedValue<Partial<ReadingAids>>(sealedLabel)
    : parse(safeLocalStorage.read(DEVICE_KEY));
  return { ...defaultReadingAids, ...stored };
}

/** Stores the copy of the reading aids on this device, and applies the tone colours, which no component reads. */
export function storeReadingAids(aids: ReadingAids, isSignedIn: boolean): void {
  applyToneColors(aids);
  if (isSignedIn) writeSealedValue(sealedLabel, aids);
  else safeLocalStorage.write(DEVICE_KEY, JSON.stringify(aids));
  if (aids.isShown || aids.script !== 'original') safeLocalStorage.write(ACTIVE_KEY, '1');
  else safeLocalStorage.remove(ACTIVE_KEY);
}

/**
 * Shows the tones of all readings of the page in their colours, or in one colour. This is an attribute of the document, because many components
 * show readings, including components that use no other reading aid.
 */
export function applyToneColors({ hasToneColors }: ReadingAids): void {
  document.documentElement.toggleAttribute('data-plain-tones', !hasToneColors);
}

/** @returns null when nothing valid is stored */
function parse(stored: string | null): Partial<ReadingAids> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null; // another program wrote the value
  }
}
