import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class FindUsedFiles {
  constructor(private readonly database: Database) {}

  /** Returns the given file ids that at least one entry uses. */
  async execute(ids: readonly string[]): Promise<string[]> {
    const uses = await this.database.entryFile.findMany({
      where: { fileId: { in: [...ids] } },
      select: { fileId: true },
      distinct: ['fileId'],
    });
    return uses.map(({ fileId }) => fileId);
  }
}
