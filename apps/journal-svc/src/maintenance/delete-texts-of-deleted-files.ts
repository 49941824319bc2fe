import { INTEGRITY_MAX_IDS } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { MediaClient } from '../peers/media-client.ts';

@Injectable()
export class DeleteTextsOfDeletedFiles {
  constructor(
    private readonly database: Database,
    private readonly media: MediaClient,
  ) {}

  /**
   * Deletes the extracted texts of files that media-svc has deleted because no entry used them, such as the files of discarded drafts. A new entry
   * cannot use a file that does not exist any more.
   * @throws ApiError `service_unavailable`
   */
  async execute(signal: AbortSignal): Promise<void> {
    let lastId = '00000000-0000-0000-0000-000000000000';
    while (!signal.aborted) {
      const unused = await this.database.$queryRaw<{ id: string }[]>`
        SELECT file_id::text AS id FROM file_text t
        WHERE file_id > ${lastId}::uuid AND arrived_at < now() - interval '1 day'
          AND NOT EXISTS (SELECT FROM entry_file f WHERE f.file_id = t.file_id)
        ORDER BY file_id LIMIT ${INTEGRITY_MAX_IDS}`;
      const ids = unused.map(({ id }) => id);
      if (ids.length > 0) await this.deleteThoseOfDeletedFiles(ids);
      if (ids.length < INTEGRITY_MAX_IDS) return;
      lastId = ids.at(-1)!;
    }
  }

  private async deleteThoseOfDeletedFiles(ids: string[]): Promise<void> {
    const existing = new Set(await this.media.findExistingFiles(ids));
    await this.database.fileText.deleteMany({ where: { fileId: { in: ids.filter((id) => !existing.has(id)) } } });
  }
}
