/** Returns the file's id from a media URL, `/media/{id}`. */
export const fileIdFromUrl = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
