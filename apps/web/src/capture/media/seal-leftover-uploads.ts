import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';

/**
 * Seals uploads that an earlier version of the app stored unsealed. The home page does the same before it loads a user's uploads; this call covers
 * users who open another page, and signed-out visitors.
 */
export async function sealLeftoverUploads(userId: string | null): Promise<void> {
  const { sealPlaintextUploads } = await import('./pending-uploads.ts');
  await ignoreStorageErrors(() => sealPlaintextUploads(userId), undefined);
}
