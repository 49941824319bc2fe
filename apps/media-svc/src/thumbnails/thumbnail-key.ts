import { idSchema, type ThumbnailSize, thumbnailSizes } from '@memory/contracts';

/** The key of a thumbnail in the store: its file's id and its size, so that whoever removes a file knows them without asking. */
export const thumbnailKey = (fileId: string, size: ThumbnailSize): string => `${fileId}.${size}`;

/** Every key that objects of a file may have. */
export const keysOf = (fileId: string): string[] => [
  fileId,
  ...thumbnailSizes.map((size) => thumbnailKey(fileId, size)),
];

/** The file an object belongs to by its key, and which thumbnail it is (null: the file itself); null for what is not ours. */
export function readKey(key: string): { fileId: string; size: ThumbnailSize | null } | null {
  const [id = '', size, ...rest] = key.split('.');
  if (rest.length > 0 || !idSchema.safeParse(id).success) return null;
  if (size === undefined) return { fileId: id, size: null };
  const known = thumbnailSizes.find((candidate) => candidate === size);
  return known ? { fileId: id, size: known } : null;
}
