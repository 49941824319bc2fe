/** The file id in a URL `/media/{id}`. */
export const fileIdFromUrl = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
