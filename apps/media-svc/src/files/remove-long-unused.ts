import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { JournalService } from '../peers/journal-service.ts';
import { RemoveObjects } from './remove-objects.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Removes uploads that no memory came to use: pages that were closed, drafts that were thrown away. The journal is asked
 * about each, now; what it uses is not asked about again for as long. An entry that is just being saved has had its files
 * described to the journal, which makes them wanted: the removal then finds nothing to remove.
 */
@Injectable()
export class RemoveLongUnused {
  private readonly logger = new Logger(RemoveLongUnused.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly journal: JournalService,
    private readonly objects: RemoveObjects,
  ) {}

  async sweep(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - this.config.UNUSED_FILES_KEPT_DAYS * DAY_MS);
    const candidates = await this.database.file.findMany({
      where: { wantedAt: { lt: before }, isAvatar: false },
      orderBy: { wantedAt: 'asc' },
      take: BATCH,
    });
    let removed = 0;
    for (const file of candidates) {
      if (!(await this.isRemoved(file, before, now))) continue;
      await this.objects.ofRemoved([file.id]);
      removed += 1;
    }
    if (removed > 0) this.logger.log({ files: removed }, 'removed files that nothing has used');
  }

  private async isRemoved({ id, ownerId }: File, before: Date, now: Date): Promise<boolean> {
    const { used } = await this.journal.visibility({ userId: ownerId }, id);
    const stillUnwanted = { id, wantedAt: { lt: before }, isAvatar: false };
    if (!used) return (await this.database.file.deleteMany({ where: stillUnwanted })).count > 0;
    await this.database.file.updateMany({ where: stillUnwanted, data: { wantedAt: now } });
    return false;
  }
}
