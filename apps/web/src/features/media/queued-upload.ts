/** A file in the upload queue. */
export interface QueuedUpload {
  id: string;
  name: string;
  blob: Blob;
  /** `failed`: may succeed later and is retried automatically. `rejected`: the server does not accept the file. */
  state: 'queued' | 'uploading' | 'failed' | 'rejected';
  /** The fraction of the file that is sent already, 0 to 1. */
  progress: number;
  /** The server's error message, for the user. */
  errorMessage: string | null;
}

/** An upload that waits for its turn: a file that was just added, or a failed upload that is queued again. */
export const queuedUpload = ({ id, name, blob }: Pick<QueuedUpload, 'id' | 'name' | 'blob'>): QueuedUpload => ({
  id,
  name,
  blob,
  state: 'queued',
  progress: 0,
  errorMessage: null,
});
