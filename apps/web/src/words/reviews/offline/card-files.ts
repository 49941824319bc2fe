import type { VocabularyContext } from '@memory/contracts';
import { useEffect, useState } from 'react';
import { thumbnailUrl } from '../../../capture/index.ts';
import { assertFromServer } from '../../../lib/api.ts';
import { createId } from '../../../lib/create-id.ts';
import { ignoreStorageErrors } from '../../../lib/ignore-storage-errors.ts';
import { useOnlineStatus } from '../../../lib/online-status.ts';
import { SealedFileStore } from '../../../lib/sealed-storage/sealed-file-store.ts';
import { FILES_DATABASE, FILES_STORE } from '../../../session/index.ts';
import { readCopy, type StoredCardFile, writeCopy } from './review-copies.ts';

/** The largest total size of the photos and recordings that are stored for reviews without a connection. */
const STORED_BYTES_MAX = 20 * 1024 * 1024;

const cardFileStore = new SealedFileStore<{ url: string }>(FILES_DATABASE, FILES_STORE);

/** The address of the photo of a card, in the size in which cards show it. */
export const cardPhotoUrl = (imageUrl: string): string => thumbnailUrl(imageUrl, 'medium');

/** The addresses of the files of cards, in the order of the cards. The recording comes first: a dictation needs it. */
const fileUrls = (contexts: readonly VocabularyContext[]): string[] => [
  ...new Set(
    contexts.flatMap(({ clip, imageUrl }) => [
      ...(clip ? [clip.url] : []),
      ...(imageUrl ? [cardPhotoUrl(imageUrl)] : []),
    ]),
  ),
];

/**
 * Stores the photos and recordings of cards on this device, as many as fit, and deletes files that no card uses any more.
 * @param signal ends the work; files that are already stored stay
 * @param bytesMax the largest total size of the files
 */
export async function storeCardFiles(
  contexts: readonly VocabularyContext[],
  signal: AbortSignal,
  bytesMax: number = STORED_BYTES_MAX,
): Promise<void> {
  const before = (await readCopy('files')) ?? [];
  const kept: StoredCardFile[] = [];
  let free = bytesMax;
  for (const url of fileUrls(contexts)) {
    if (signal.aborted) return;
    const stored = before.find((file) => file.url === url);
    // oxlint-disable-next-line no-await-in-loop -- one file after the other leaves the connection to the page
    const file = stored ?? (await fetchAndStore(url, free, signal));
    if (!file || file.bytes > free) continue;
    kept.push(file);
    free -= file.bytes;
  }
  if (signal.aborted) return;
  await writeCopy('files', kept);
  const ids = new Set(kept.map(({ id }) => id));
  await ignoreStorageErrors(() => cardFileStore.delete((id) => !ids.has(id)), undefined);
}

/** @returns undefined for a file that is too large, or cannot be loaded or stored */
async function fetchAndStore(url: string, bytesMax: number, signal: AbortSignal): Promise<StoredCardFile | undefined> {
  return ignoreStorageErrors<StoredCardFile | undefined>(async () => {
    const response = await fetch(url, { signal });
    assertFromServer(response.status, response.headers.get('Content-Type'), false);
    if (!response.ok || Number(response.headers.get('Content-Length') ?? 0) > bytesMax) {
      await response.body?.cancel();
      return undefined;
    }
    const blob = await response.blob();
    if (blob.size > bytesMax) return undefined;
    const id = createId();
    return (await cardFileStore.write(id, { url }, blob)) ? { id, url, bytes: blob.size } : undefined;
  }, undefined);
}

/** Reads a stored photo or recording. @returns undefined when this device has none under this address */
export async function readCardFile(url: string): Promise<Blob | undefined> {
  const file = (await readCopy('files'))?.find((one) => one.url === url);
  return file && (await ignoreStorageErrors(() => cardFileStore.read(file.id), undefined))?.blob;
}

/**
 * Returns the address from which the page can load a photo or recording: the server's, or without a connection the address of the copy on this
 * device. Undefined while the copy is being opened; null when there is no copy.
 */
export function useFileUrl(url: string | null): string | null | undefined {
  const isOnline = useOnlineStatus();
  const [copy, setCopy] = useState<{ of: string; url: string | null } | null>(null);
  useEffect(() => {
    if (url === null || isOnline) return undefined;
    let isCurrent = true;
    let objectUrl: string | null = null;
    async function openCopy(of: string): Promise<void> {
      const blob = await readCardFile(of);
      if (!isCurrent) return;
      objectUrl = blob ? URL.createObjectURL(blob) : null;
      setCopy({ of, url: objectUrl });
    }
    void openCopy(url);
    return () => {
      isCurrent = false;
      setCopy(null);
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url, isOnline]);
  if (url === null) return null;
  if (isOnline) return url;
  return copy?.of === url ? copy.url : undefined;
}
