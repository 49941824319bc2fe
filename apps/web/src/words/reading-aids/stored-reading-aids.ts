import type { ReadingAids } from '@memory/contracts';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import { loadSealedLocalStorage, sealedLocalStorage } from '../../lib/sealed-storage/lazy-sealed-local-storage.ts';
import { hasSealedValues } from '../../lib/sealed-storage/sealed-value-format.ts';

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
const sealedLabel = new TextEncoder().encode('reading-aids');

/**
 * Loads what `loadReadingAids` needs to open the copy of a signed-in user. Without it, as in
 * browsers that store no sealed values, the reading aids are the default until the server has responded.
 */
export async function prepareReadingAids(isSignedIn: boolean): Promise<void> {
  if (isSignedIn && hasSealedValues()) await loadSealedLocalStorage().catch(() => null);
}

/**
 * Reads the copy of the reading aids on this device: the signed-in user's, which shows the first screen in its final form before the server
 * has responded, or the signed-out readers' choice.
 */
export function loadReadingAids(isSignedIn: boolean): ReadingAids {
  const stored = isSignedIn
    ? sealedLocalStorage()?.readSealedValue<Partial<ReadingAids>>(sealedLabel)
    : parse(safeLocalStorage.read(DEVICE_KEY));
  return { ...defaultReadingAids, ...stored };
}

/** Stores the copy of the reading aids on this device, and applies the tone colours, which no component reads. */
export function storeReadingAids(aids: ReadingAids, isSignedIn: boolean): void {
  applyToneColors(aids);
  if (isSignedIn) void storeSealed(aids);
  else safeLocalStorage.write(DEVICE_KEY, JSON.stringify(aids));
  if (aids.isShown || aids.script !== 'original') safeLocalStorage.write(ACTIVE_KEY, '1');
  else safeLocalStorage.remove(ACTIVE_KEY);
}

async function storeSealed(aids: ReadingAids): Promise<void> {
  // In a browser that stores nothing yet, a missing copy means the default.
  if (!hasSealedValues() && isDefault(aids)) return;
  // Without a connection the code may be missing. The copy then stays as it was, and the next response of the server is stored.
  const storage = await loadSealedLocalStorage().catch(() => null);
  storage?.writeSealedValue(sealedLabel, aids);
}

const isDefault = (aids: ReadingAids): boolean =>
  Object.entries(defaultReadingAids).every(([aid, value]) => aids[aid as keyof ReadingAids] === value);

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
