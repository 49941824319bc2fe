import { idSchema, type ThumbnailSize, thumbnailSizes } from '@memory/contracts';

/**
 * Returns the object key of a thumbnail. The key consists of the file id and the size, so that the thumbnails of a deleted file can be
 * deleted without a query.
 */
export const thumbnailObjectKey = (fileId: string, size: ThumbnailSize): string => `${fileId}.${size}`;

/** Returns all object keys that a file may have: its own key and the keys of its thumbnails. */
export const objectKeysOfFile = (fileId: string): string[] => [
  fileId,
  ...thumbnailSizes.map((size) => thumbnailObjectKey(fileId, size)),
];

/**
 * Parses an object key into the file id and the thumbnail size (null for the object of the file itself). Returns null when the key has
 * another format.
 */
export function parseObjectKey(key: string): { fileId: string; size: ThumbnailSize | null } | null {
  const [id = '', size, ...rest] = key.split('.');
  if (rest.length > 0 || !idSchema.safeParse(id).success) return null;
  if (size === undefined) return { fileId: id, size: null };
  const known = thumbnailSizes.find((candidate) => candidate === size);
  return known ? { fileId: id, size: known } : null;
}
