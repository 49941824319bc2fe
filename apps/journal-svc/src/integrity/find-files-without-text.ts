import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class FindFilesWithoutText {
  constructor(private readonly database: Database) {}

  /** Returns the given files that are used by an entry without a text and whose extracted text this service has never received. */
  async execute(ids: readonly string[]): Promise<string[]> {
    const files = await this.database.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT f.file_id::text AS id FROM entry_file f JOIN entry e ON e.id = f.entry_id
      WHERE f.file_id = ANY (${[...ids]}::uuid[]) AND NOT f.text_unwanted AND e.extracted_text = ''
        AND NOT EXISTS (SELECT FROM file_text t WHERE t.file_id = f.file_id)`;
    return files.map(({ id }) => id);
  }
}
