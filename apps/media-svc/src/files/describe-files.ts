import type { FileDescription } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class DescribeFiles {
  constructor(private readonly database: Database) {}

  /**
   * Returns the descriptions of files that an entry is about to use. Sets `lastNeededAt` to now, so that the files are not deleted as
   * unused before the entry is saved.
   * @returns the files that exist, in no particular order
   */
  async execute(ids: string[]): Promise<FileDescription[]> {
    await this.database.file.updateMany({ where: { id: { in: ids } }, data: { lastNeededAt: new Date() } });
    return this.database.file.findMany({
      where: { id: { in: ids } },
      select: { id: true, ownerId: true, kind: true, contentType: true },
    });
  }
}
