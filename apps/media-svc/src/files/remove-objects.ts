import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { STORE, type Store } from '../storage/store.ts';
import { keysOf } from '../thumbnails/thumbnail-key.ts';

@Injectable()
export class RemoveObjects {
  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
  ) {}

  /**
   * The bytes of files that were removed, thumbnails included; those of a file that is still known stay. After the commit:
   * an object without a file is only an orphan for the sweep, a file without its object is broken.
   */
  async ofRemoved(fileIds: readonly string[]): Promise<void> {
    const kept = await this.database.file.findMany({ where: { id: { in: [...fileIds] } }, select: { id: true } });
    const stillThere = new Set(kept.map(({ id }) => id));
    const keys = fileIds.filter((id) => !stillThere.has(id)).flatMap(keysOf);
    for (const key of keys) await this.store.remove(key);
  }
}
