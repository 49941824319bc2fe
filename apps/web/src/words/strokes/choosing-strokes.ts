import { createExternalStore } from '../../lib/external-store.ts';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';

const STORAGE_KEY = 'memory.choosing-strokes';

const isChoosing = createExternalStore(safeLocalStorage.read(STORAGE_KEY) === 'true');

/** Whether this device offers strokes to choose from, for people who write without a pointer. */
export const useChoosingStrokes = (): boolean => isChoosing.use();

export function toggleChoosingStrokes(): void {
  isChoosing.set(!isChoosing.get());
  safeLocalStorage.write(STORAGE_KEY, String(isChoosing.get()));
}
