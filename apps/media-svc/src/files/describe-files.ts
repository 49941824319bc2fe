import type { FileDescription } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class DescribeFiles {
  constructor(private readonly database: Database) {}

  /**
   * Returns the descriptions of the user's own files that an entry is about to use. Sets their `lastNeededAt` to now, so that they are not deleted as
   * unused before the entry is saved. Files of other users are treated like files that do not exist: a user who knows their ids must not be able to
   * delay their deletion.
   * @returns the user's own files that exist, in no particular order. The description of a file that was converted names the new file, whose
   *   `lastNeededAt` is set, too
   */
  async execute(userId: string, ids: string[]): Promise<FileDescription[]> {
    const where = { ownerId: userId, OR: [{ id: { in: ids } }, { convertedFrom: { in: ids } }] };
    await this.database.file.updateMany({ where, data: { lastNeededAt: new Date() } });
    const files = await this.database.file.findMany({
      where,
      select: {
        id: true,
        kind: true,
        contentType: true,
        durationSeconds: true,
        isIncomplete: true,
        lacksSound: true,
        convertedFrom: true,
      },
    });
    const successors = new Map(files.map(({ id, contentType, convertedFrom }) => [convertedFrom, { id, contentType }]));
    const requested = files.filter(({ id }) => ids.includes(id));
    return requested.map(({ id, kind, contentType, durationSeconds, isIncomplete, lacksSound }) => ({
      id,
      ownerId: userId,
      kind,
      contentType,
      durationSeconds,
      ...(successors.has(id) && { convertedTo: successors.get(id) }),
      ...(isIncomplete && { missing: lacksSound ? ('sound' as const) : ('part' as const) }),
    }));
  }
}
