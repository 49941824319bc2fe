/** The id of one of the product's own files, from its address `/media/{id}`. */
export const fileIdFromUrl = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
