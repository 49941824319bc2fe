/** An uploaded image or video that belongs to a draft or an entry. */
export interface AttachedFile {
  url: string;
  /** MIME type, or `image` / `video` for the files of a saved entry. */
  type: string;
  /** The file name on the user's device; empty for the files of a saved entry. */
  name: string;
}
