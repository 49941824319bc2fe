import { openAsBlob } from 'node:fs';
import { fileTypeFromBlob } from 'file-type';

/** What file-type calls the bytes → what we keep and serve them as. A type that is not here is refused. */
const images: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/apng', 'image/png'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/gif'],
]);

/** Containers that may hold pictures as well come from a recorder here, so they are sound. */
const recordings: ReadonlyMap<string, string> = new Map([
  ['video/webm', 'audio/webm'],
  ['video/mp4', 'audio/mp4'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/aac', 'audio/aac'],
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/ogg', 'audio/ogg'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
  ['audio/wav', 'audio/wav'],
]);

/** The content type of a picture by its bytes, or null when it is none that we take. */
export const imageTypeOf = (path: string): Promise<string | null> => toldType(path, images);

/** The content type of a recording by its bytes, or null when it is none that we take. */
export const recordingTypeOf = (path: string): Promise<string | null> => toldType(path, recordings);

// Not fileTypeFromFile: it loads a module by a name that no bundler sees, which a container image then lacks.
async function toldType(path: string, accepted: ReadonlyMap<string, string>): Promise<string | null> {
  const told = await fileTypeFromBlob(await openAsBlob(path));
  return (told && accepted.get(told.mime)) ?? null;
}
