import { apiErrorMessage, isRetryableError } from '../../lib/api-errors.ts';
import type { FileUpload, UploadableFile } from '../../lib/upload-file.ts';

/** The function with which the queue sends a file, and the queue's callbacks. */
export interface UploadQueueOptions<Result> {
  send: (file: UploadableFile, onProgress: (progress: number) => void) => FileUpload<Result>;
  onUploaded: (upload: QueuedUpload, result: Result) => void;
  /**
   * Called when an upload has failed. `message` is the server's reason for rejecting the file; null for a temporary error, after which the
   * upload is retried.
   */
  onError: (upload: QueuedUpload, message: string | null) => void;
  /** Called when an upload leaves the queue, because it was uploaded or removed. */
  onRemoved: (id: string) => void;
}

/** Uploads files one after the other. They arrive in the order in which they were added, and each upload has the whole bandwidth. */
export class UploadQueue<Result> {
  uploads: readonly QueuedUpload[] = [];
  private options: UploadQueueOptions<Result>;
  private readonly listeners = new Set<() => void>();
  private isStopped = false;
  private current: { id: string; request: FileUpload<Result> } | null = null;

  constructor(options: UploadQueueOptions<Result>) {
    this.options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): readonly QueuedUpload[] => this.uploads;

  /** Replaces the callbacks. Called after each render of the component, because older callbacks refer to an older draft. */
  readonly setOptions = (options: UploadQueueOptions<Result>): void => {
    this.options = options;
  };

  /** Appends files to the queue. Files that are in the queue already are ignored. */
  add(files: readonly Pick<QueuedUpload, 'id' | 'name' | 'blob'>[]): void {
    const newFiles = files.filter(({ id }) => !this.has(id));
    this.setUploads([...this.uploads, ...newFiles.map(queuedUpload)]);
    void this.uploadNext();
  }

  /** Queues all failed uploads again. With an id, queues only that upload, even if the server rejected it. */
  retry(id?: string): void {
    const isRetried = (upload: QueuedUpload): boolean =>
      id === undefined ? upload.state === 'failed' : upload.id === id && upload.state !== 'uploading';
    this.setUploads(this.uploads.map((upload) => (isRetried(upload) ? queuedUpload(upload) : upload)));
    void this.uploadNext();
  }

  /** Removes an upload from the queue and cancels its request. */
  remove(id: string): void {
    const wasQueued = this.has(id);
    this.setUploads(this.uploads.filter((upload) => upload.id !== id));
    if (this.current?.id === id) this.current.request.cancel();
    if (wasQueued) this.options.onRemoved(id);
  }

  clear(): void {
    for (const { id } of this.uploads) this.remove(id);
  }

  start(): void {
    this.isStopped = false;
  }

  /**
   * Stops uploading and empties the queue. `onRemoved` is not called, so the uploads that are stored on this device stay there for the next
   * visit.
   */
  stop(): void {
    this.isStopped = true;
    this.setUploads([]);
    this.current?.request.cancel();
  }

  private async uploadNext(): Promise<void> {
    if (this.current || this.isStopped) return;
    const upload = this.uploads.find(({ state }) => state === 'queued');
    if (!upload) return;
    const { id, name, blob } = upload;
    this.update(id, { state: 'uploading', progress: 0, errorMessage: null });
    const request = this.options.send({ blob, name, key: id }, (progress) => this.update(id, { progress }));
    this.current = { id, request };
    try {
      const result = await request.result;
      if (this.has(id)) {
        // The result is reported before the upload leaves the queue. In the opposite order the file would, for a moment, be neither in the
        // queue nor in the entry.
        this.options.onUploaded(upload, result);
        this.setUploads(this.uploads.filter((other) => other.id !== id));
        this.options.onRemoved(id);
      }
    } catch (error) {
      if (this.has(id)) {
        const message = apiErrorMessage(error, '') || null;
        const mayRetry = isRetryableError(error);
        this.update(id, { state: mayRetry ? 'failed' : 'rejected', progress: 0, errorMessage: message });
        this.options.onError(upload, mayRetry ? null : message);
      }
    }
    this.current = null;
    void this.uploadNext();
  }

  private has(id: string): boolean {
    return this.uploads.some((upload) => upload.id === id);
  }

  private update(id: string, changes: Partial<QueuedUpload>): void {
    this.setUploads(this.uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  private setUploads(uploads: readonly QueuedUpload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}

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
const queuedUpload = ({ id, name, blob }: Pick<QueuedUpload, 'id' | 'name' | 'blob'>): QueuedUpload => ({
  id,
  name,
  blob,
  state: 'queued',
  progress: 0,
  errorMessage: null,
});
