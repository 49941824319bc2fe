import type { CharacterStrokes } from '@memory/contracts';
import { createStore, get, set, type UseStore } from 'idb-keyval';
import { api, ApiRequestError, unwrapResponse } from '../../lib/api.ts';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';

// The strokes are not sealed, because they are the same for all users.
let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('memory-strokes', 'strokes'));

/**
 * Loads the strokes of a character. From then on, they are stored on this device, so that the character can be practised without a
 * connection.
 * @returns null for a character without data
 */
export async function loadStrokes(character: string): Promise<CharacterStrokes | null> {
  const stored = await ignoreStorageErrors(() => get<CharacterStrokes>(character, openStore()), undefined);
  if (stored) return stored;
  const strokes = await fetchStrokes(character);
  if (strokes) void ignoreStorageErrors(() => set(character, strokes, openStore()), undefined);
  return strokes;
}

async function fetchStrokes(character: string): Promise<CharacterStrokes | null> {
  try {
    return await unwrapResponse(api.GET('/api/strokes/{character}', { params: { path: { character } } }));
  } catch (error) {
    if (error instanceof ApiRequestError && error.code === 'strokes_unknown') return null;
    throw error;
  }
}
