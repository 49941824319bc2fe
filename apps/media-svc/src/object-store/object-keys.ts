import { idSchema, type ThumbnailSize, thumbnailSizes } from '@memory/contracts';

/**
 * Returns the object key of a thumbnail. The key consists of the id of the file and the size, so that deleting a file needs no query
 * for its thumbnails.
 */
export const thumbnailObjectKey = (fileId: string, size: ThumbnailSize): string => `${fileId}.${size}`;

/** All object keys that a file may have. */
export const objectKeysOfFile = (fileId: string): string[] => [
  fileId,
  ...thumbnailSizes.map((size) => thumbnailObjectKey(fileId, size)),
];

/**
 * Parses an object key into the file id and the thumbnail size (null for the object of the file itself). Returns null for a key of
 * another form.
 */
export function parseObjectKey(key: string): { fileId: string; size: ThumbnailSize | null } | null {
  const [id = '', size, ...rest] = key.split('.');
  if (rest.length > 0 || !idSchema.safeParse(id).success) return null;
  if (size === undefined) return { fileId: id, size: null };
  const known = thumbnailSizes.find((candidate) => candidate === size);
  return known ? { fileId: id, size: known } : null;
}
