import { hasSealedValues, plaintextDrafts } from '../../lib/sealed-storage/sealed-value-format.ts';

type DraftStorage = typeof import('./draft-storage.ts');

let loaded: DraftStorage | null = null;

/** The module that stores drafts; null until it is loaded. */
export const draftStorage = (): DraftStorage | null => loaded;

/** Loads the module that stores drafts. Its cipher is five of the kilobytes that the first screen would load, but an empty form needs none. */
export async function loadDraftStorage(): Promise<DraftStorage> {
  loaded ??= await import('./draft-storage.ts');
  return loaded;
}

/**
 * Waits until a page with a form is loaded and, when drafts are stored in this browser, the code that opens them. The form then shows its
 * draft from the start, and the author never types into an empty form that a draft would fill a moment later.
 */
export async function withStoredDraft<Module>(module: Promise<Module>): Promise<Module> {
  const [page] = await Promise.all([module, hasSealedValues() ? loadDraftStorage() : undefined]);
  return page;
}

/** Seals drafts that an earlier version of the app stored unsealed. The code is loaded only in browsers with such drafts. */
export async function sealLeftoverDrafts(userId: string | null): Promise<void> {
  if (plaintextDrafts().length === 0) return;
  const { sealPlaintextDrafts } = await import('./draft-storage.ts');
  sealPlaintextDrafts(userId);
}
