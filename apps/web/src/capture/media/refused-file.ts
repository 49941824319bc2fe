/** A file that was chosen but is not uploaded, and why. It stays in the form until the author dismisses it. */
export interface RefusedFile {
  id: string;
  name: string;
  /** The message for the author. */
  reason: string;
}
