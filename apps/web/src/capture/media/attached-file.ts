/** An uploaded image or video that belongs to a draft or an entry. */
export interface AttachedFile {
  url: string;
  /** The file's MIME type, or only `image` or `video` if the file belongs to a saved entry. */
  type: string;
  /** The file's name on the user's device; empty if the file belongs to a saved entry. */
  name: string;
}
