import { apiErrorMessage, isRetryableError } from '../../lib/api-errors.ts';
import type { UploadableFile, Upload } from '../../lib/upload-file.ts';

export interface QueuedUpload {
  id: string;
  name: string;
  blob: Blob;
  /** `failed` may work later and is tried again by itself; `refused` was told why not. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** The part already sent, 0 to 1. */
  sent: number;
  /** What the server said, for the person. */
  problem: string | null;
}

interface Uses<Answer> {
  send: (file: UploadableFile, onProgress: (sent: number) => void) => Upload<Answer>;
  onDone: (file: QueuedUpload, answer: Answer) => void;
  onProblem: (file: QueuedUpload, problem: string | null) => void;
  /** It is gone from the queue: sent, or taken out. */
  onGone: (id: string) => void;
}

/** Sends files one after the other, so that they arrive in their order and each is as quick as the line allows. */
export class UploadQueue<Answer> {
  files: readonly QueuedUpload[] = [];
  private uses: Uses<Answer>;
  private readonly listeners = new Set<() => void>();
  private stopped = false;
  private current: { id: string; upload: Upload<Answer> } | null = null;

  constructor(uses: Uses<Answer>) {
    this.uses = uses;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): readonly QueuedUpload[] => this.files;

  /** The callbacks of the latest render know the latest draft. */
  readonly setUses = (uses: Uses<Answer>): void => {
    this.uses = uses;
  };

  add(files: readonly Pick<QueuedUpload, 'id' | 'name' | 'blob'>[]): void {
    const fresh = files.filter(({ id }) => !this.files.some((file) => file.id === id));
    this.show([
      ...this.files,
      ...fresh.map((file) => ({ ...file, state: 'waiting' as const, sent: 0, problem: null })),
    ]);
    void this.work();
  }

  /** Tries again what did not get through; with an id that one, also when it was refused. */
  retry(id?: string): void {
    this.show(
      this.files.map((file) =>
        id === undefined
          ? file.state === 'failed'
            ? again(file)
            : file
          : file.id === id && file.state !== 'sending'
            ? again(file)
            : file,
      ),
    );
    void this.work();
  }

  /** Takes a file out; one that is being sent is no longer sent. */
  remove(id: string): void {
    const wasThere = this.files.some((file) => file.id === id);
    this.show(this.files.filter((file) => file.id !== id));
    if (this.current?.id === id) this.current.upload.cancel();
    if (wasThere) this.uses.onGone(id);
  }

  clear(): void {
    for (const { id } of this.files) this.remove(id);
  }

  start(): void {
    this.stopped = false;
  }

  /** Stops sending, for a page that is left; what is held is sent another time. */
  stop(): void {
    this.stopped = true;
    this.show([]);
    this.current?.upload.cancel();
  }

  private async work(): Promise<void> {
    if (this.current || this.stopped) return;
    const file = this.files.find(({ state }) => state === 'waiting');
    if (!file) return;
    const { id, name, blob } = file;
    this.change(id, { state: 'sending', sent: 0, problem: null });
    this.current = { id, upload: this.uses.send({ blob, name, key: id }, (sent) => this.change(id, { sent })) };
    try {
      const answer = await this.current.upload.result;
      if (this.has(id)) {
        // told before it is gone: nobody may see a moment in which it is neither on its way nor there
        this.uses.onDone(file, answer);
        this.show(this.files.filter((one) => one.id !== id));
        this.uses.onGone(id);
      }
    } catch (error) {
      if (this.has(id)) {
        const problem = apiErrorMessage(error, '') || null;
        const later = isRetryableError(error);
        this.change(id, { state: later ? 'failed' : 'refused', sent: 0, problem });
        // what will pass needs no reason beside the product's own sentence: to try again
        this.uses.onProblem(file, later ? null : problem);
      }
    }
    this.current = null;
    void this.work();
  }

  private has(id: string): boolean {
    return this.files.some((file) => file.id === id);
  }

  private change(id: string, changes: Partial<QueuedUpload>): void {
    this.show(this.files.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  }

  private show(files: readonly QueuedUpload[]): void {
    this.files = files;
    for (const listener of this.listeners) listener();
  }
}

const again = (file: QueuedUpload): QueuedUpload => ({ ...file, state: 'waiting', sent: 0, problem: null });
