import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { STORE, type Store } from '../storage/store.ts';
import { readKey } from '../thumbnails/thumbnail-key.ts';

/** An object is stored a moment before its row is known: only what has been alone for long is an orphan. */
const ALONE_FOR_MS = 3_600_000;
const BATCH = 500;

/** Removes objects that no row refers to: what a crash left between storing or deleting the one and the other. */
@Injectable()
export class RemoveOrphans {
  private readonly logger = new Logger(RemoveOrphans.name);

  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** Looks through the whole store; what is not named like an object of ours is left alone. */
  async sweep(now = new Date()): Promise<void> {
    let candidates: string[] = [];
    for await (const { key, modifiedAt } of this.store.list()) {
      if (now.getTime() - modifiedAt.getTime() < ALONE_FOR_MS || !readKey(key)) continue;
      candidates.push(key);
      if (candidates.length < BATCH) continue;
      await this.removeUnknown(candidates);
      candidates = [];
    }
    await this.removeUnknown(candidates);
  }

  private async removeUnknown(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const known = await this.knownKeys(keys);
    const orphans = keys.filter((key) => !known.has(key));
    for (const key of orphans) await this.store.remove(key);
    if (orphans.length > 0) this.logger.log({ orphans: orphans.length }, 'removed objects without a file');
  }

  private async knownKeys(keys: string[]): Promise<Set<string>> {
    const ids = [...new Set(keys.map((key) => readKey(key)?.fileId ?? ''))];
    const files = await this.database.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, thumbnails: { select: { size: true } } },
    });
    return new Set(files.flatMap(({ id, thumbnails }) => [id, ...thumbnails.map(({ size }) => `${id}.${size}`)]));
  }
}
