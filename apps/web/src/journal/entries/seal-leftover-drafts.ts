import { plaintextDrafts } from '../../lib/sealed-storage/sealed-value-format.ts';

/** Seals drafts that an earlier version of the app stored unsealed. The code is loaded only in browsers with such drafts. */
export async function sealLeftoverDrafts(userId: string | null): Promise<void> {
  if (plaintextDrafts().length === 0) return;
  const { sealPlaintextDrafts } = await import('./draft-storage.ts');
  sealPlaintextDrafts(userId);
}
