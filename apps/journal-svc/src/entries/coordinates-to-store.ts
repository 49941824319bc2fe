import type { JournalConfig } from '../config.ts';

interface Position {
  latitude?: string | null | undefined;
  longitude?: string | null | undefined;
}

/**
 * Returns the coordinates to store for a new or changed entry. With STORE_POSITIONS=off the coordinates are null, so that a change of an older
 * entry also removes its stored position. The place name (`location`) is kept: it is text that the author typed.
 */
export const coordinatesToStore = ({ STORE_POSITIONS }: JournalConfig, { latitude, longitude }: Position): Position =>
  STORE_POSITIONS === 'off' ? { latitude: null, longitude: null } : { latitude, longitude };
