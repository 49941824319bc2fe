/** One file in the upload queue. */
export interface QueuedUpload {
  id: string;
  name: string;
  blob: Blob;
  /** `failed` means that the upload may succeed later and is retried automatically, `rejected` that the server does not accept the file. */
  state: 'queued' | 'uploading' | 'failed' | 'rejected';
  /** The fraction of the file that has been sent, 0 to 1. */
  progress: number;
  /** The server's error message, which is shown to the user; null when there is none. */
  errorMessage: string | null;
}

/** Creates an upload in the state `queued`, for a file that was just added or for a failed upload that is tried again. */
export const queuedUpload = ({ id, name, blob }: Pick<QueuedUpload, 'id' | 'name' | 'blob'>): QueuedUpload => ({
  id,
  name,
  blob,
  state: 'queued',
  progress: 0,
  errorMessage: null,
});
