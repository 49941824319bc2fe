import { safeLocalStorage } from '../safe-local-storage.ts';

/** The prefix of the local storage keys of sealed values, and of drafts that earlier versions of the app stored unsealed. */
export const SEALED_NAME_PREFIX = 'memory.draft.';
/** The prefix of sealed values, which names their format. */
export const SEALED_VALUE_PREFIX = 'v1.';

/** Drafts that an earlier version of the app stored unsealed: their storage keys and JSON. */
export const plaintextDrafts = (): { storageName: string; id: string; json: string }[] =>
  safeLocalStorage.keys().flatMap((storageName) => {
    const value = storageName.startsWith(SEALED_NAME_PREFIX) ? safeLocalStorage.read(storageName) : null;
    if (value === null || value.startsWith(SEALED_VALUE_PREFIX)) return [];
    return [{ storageName, id: storageName.slice(SEALED_NAME_PREFIX.length), json: value }];
  });

/** Whether this browser stores any sealed value, of this user or another. */
export const hasSealedValues = (): boolean =>
  safeLocalStorage.keys().some((storageName) => storageName.startsWith(SEALED_NAME_PREFIX));
