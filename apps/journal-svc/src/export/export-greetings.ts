import { type Greeting, mediaUrl } from '@memory/contracts';
import { readInBatches } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Greeting as GreetingRow } from '../generated/prisma/client.ts';

const PAGE_SIZE = 500;

@Injectable()
export class ExportGreetings {
  constructor(private readonly database: Database) {}

  /** Reads all greetings that a user has given, for the data export, oldest first. They contain the ids of entries, and nothing else of them. */
  async *execute(giverId: string): AsyncGenerator<Omit<Greeting, 'giver'> & { entryId: string }> {
    const page = (after: GreetingRow | null): Promise<GreetingRow[]> =>
      this.database.greeting.findMany({
        where: {
          giverId,
          ...(after && {
            createdAt: { gte: after.createdAt },
            OR: [{ createdAt: { gt: after.createdAt } }, { entryId: { gt: after.entryId } }],
          }),
        },
        orderBy: [{ createdAt: 'asc' }, { entryId: 'asc' }],
        take: PAGE_SIZE,
      });
    for await (const { entryId, stamp, recordingId, createdAt } of readInBatches(page))
      yield {
        entryId,
        stamp,
        recordingUrl: recordingId && mediaUrl(recordingId),
        createdAt: createdAt.toISOString(),
      };
  }
}
