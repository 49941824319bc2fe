import { PreparedStatements } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { idArray } from '../entries/entry.policy.ts';
import { Prisma } from '../generated/prisma/client.ts';

@Injectable()
export class FindUsedFiles {
  constructor(private readonly statements: PreparedStatements) {}

  /** Returns the given file ids that at least one entry or greeting uses. */
  async execute(ids: readonly string[]): Promise<string[]> {
    const uses = await this.statements.query<{ id: string }>(Prisma.sql`
      SELECT file_id::text AS id FROM entry_file WHERE file_id = ANY(${idArray(ids)})
      UNION SELECT recording_id::text FROM greeting WHERE recording_id = ANY(${idArray(ids)})`);
    return uses.map(({ id }) => id);
  }
}
