import { USED_FILES_MAX_IDS } from '@memory/contracts';
import { createdAfterRow, CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';

const DAY_MS = 24 * 3_600_000;

/** The files of a user that an export leaves out. */
export interface UnusedUploads {
  readonly ids: ReadonlySet<string>;
  /** The sum of the sizes of these files. */
  readonly bytes: number;
  /** The earliest time at which the last of these files is deleted; null when there are no such files. */
  readonly keptUntil: Date | null;
}

type FileUse = Pick<File, 'id' | 'bytes' | 'createdAt' | 'lastNeededAt'>;

@Injectable()
export class FindUnusedUploads {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly journal: JournalClient,
  ) {}

  /**
   * Finds the files of a user that no entry uses, such as the files of discarded drafts. Avatars are not included, because they are in use without
   * an entry.
   * @throws ApiError `service_unavailable` when journal-svc does not respond
   */
  async execute(userId: string): Promise<UnusedUploads> {
    const ids = new Set<string>();
    let bytes = 0;
    let lastNeededAt = 0;
    for (let files = await this.readBatch(userId, null); files.length > 0;) {
      const used = await this.journal.findUsedFiles(files.map(({ id }) => id));
      for (const file of files.filter(({ id }) => !used.has(id))) {
        ids.add(file.id);
        bytes += file.bytes;
        lastNeededAt = Math.max(lastNeededAt, file.lastNeededAt.getTime());
      }
      files = await this.readBatch(userId, files.at(-1) ?? null);
    }
    const keptUntil = ids.size > 0 ? new Date(lastNeededAt + this.config.UNUSED_FILES_KEPT_DAYS * DAY_MS) : null;
    return { ids, bytes, keptUntil };
  }

  private readBatch(ownerId: string, after: FileUse | null): Promise<FileUse[]> {
    return this.database.file.findMany({
      where: { AND: [{ ownerId, isAvatar: false }, createdAfterRow(after)] },
      select: { id: true, bytes: true, createdAt: true, lastNeededAt: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: USED_FILES_MAX_IDS,
    });
  }
}
