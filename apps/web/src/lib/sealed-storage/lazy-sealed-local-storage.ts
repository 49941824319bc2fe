type SealedLocalStorage = typeof import('./sealed-local-storage.ts');

let loaded: SealedLocalStorage | null = null;

/** The module that opens and seals values in local storage; null until it is loaded. */
export const sealedLocalStorage = (): SealedLocalStorage | null => loaded;

/** Loads that module. Its cipher is five of the kilobytes that the first screen would load, and a browser that stores no sealed values needs none. */
export async function loadSealedLocalStorage(): Promise<SealedLocalStorage> {
  loaded ??= await import('./sealed-local-storage.ts');
  return loaded;
}
