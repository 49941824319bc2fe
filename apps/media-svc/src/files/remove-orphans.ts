import { idSchema } from '@memory/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import { STORE, type Store } from '../storage/store.ts';

/** An object is stored a moment before its file is known: only what has been alone for long is an orphan. */
const ALONE_FOR_MS = 3_600_000;
const BATCH = 500;

/** Removes objects that no file refers to: what a crash left between storing or deleting the one and the other. */
@Injectable()
export class RemoveOrphans {
  private readonly logger = new Logger(RemoveOrphans.name);

  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /** Looks through the whole store; what is not named like a file of ours is left alone. */
  async sweep(now = new Date()): Promise<void> {
    let candidates: string[] = [];
    for await (const { key, modifiedAt } of this.store.list()) {
      if (now.getTime() - modifiedAt.getTime() < ALONE_FOR_MS || !idSchema.safeParse(key).success) continue;
      candidates.push(key);
      if (candidates.length < BATCH) continue;
      await this.removeUnknown(candidates);
      candidates = [];
    }
    await this.removeUnknown(candidates);
  }

  private async removeUnknown(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const known = await this.database.file.findMany({ where: { id: { in: ids } }, select: { id: true } });
    const files = new Set(known.map(({ id }) => id));
    const orphans = ids.filter((id) => !files.has(id));
    for (const id of orphans) await this.store.remove(id);
    if (orphans.length > 0) this.logger.log({ orphans: orphans.length }, 'removed objects without a file');
  }
}
