import { INTEGRITY_MAX_IDS, type IntegrityBatch } from '@memory/contracts';
import { type IntegrityCheck, NO_ID, toIntegrityBatch } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { MediaClient } from '../peers/media-client.ts';
import { SocialClient } from '../peers/social-client.ts';

interface FileUse {
  readonly fileId: string;
  readonly ownerId: string;
}

/** Finds files that entries or greetings use but media-svc does not have. The check cannot repair them: the bytes are lost, or exist only in a backup. */
@Injectable()
export class EntryFilesCheck implements IntegrityCheck {
  readonly name = 'entry-files';

  constructor(
    private readonly database: Database,
    private readonly media: MediaClient,
    private readonly social: SocialClient,
  ) {}

  async checkBatch(after: string | null): Promise<IntegrityBatch> {
    const fileIds = (
      await this.database.$queryRaw<{ id: string }[]>`
        (SELECT DISTINCT file_id AS id FROM entry_file WHERE file_id > ${after ?? NO_ID}::uuid ORDER BY file_id LIMIT ${INTEGRITY_MAX_IDS})
        UNION (SELECT DISTINCT recording_id FROM greeting WHERE recording_id > ${after ?? NO_ID}::uuid ORDER BY recording_id LIMIT ${INTEGRITY_MAX_IDS})
        ORDER BY id LIMIT ${INTEGRITY_MAX_IDS}`
    ).map(({ id }) => id);
    const missing = await this.findMissing(fileIds);
    return toIntegrityBatch(
      fileIds.map((id) => ({ id, kind: missing.has(id) ? ('missing' as const) : null })),
      { limit: INTEGRITY_MAX_IDS },
    );
  }

  /**
   * Returns the files that media-svc lacks although an entry or greeting still uses them after media-svc's response. Omits files of an account that is being
   * erased, because media-svc may have deleted the files before this service deletes the entries and greetings. Includes files of an account that still waits for
   * its erasure, because its user may cancel the deletion.
   */
  private async findMissing(fileIds: string[]): Promise<ReadonlySet<string>> {
    if (fileIds.length === 0) return new Set();
    const existing = new Set(await this.media.findExistingFiles(fileIds));
    const absent = fileIds.filter((id) => !existing.has(id));
    const uses = await this.database.$queryRaw<FileUse[]>`
      SELECT DISTINCT f.file_id AS "fileId", e.author_id AS "ownerId"
      FROM entry_file f JOIN entry e ON e.id = f.entry_id WHERE f.file_id = ANY (${absent}::uuid[])
      UNION SELECT recording_id, giver_id FROM greeting WHERE recording_id = ANY (${absent}::uuid[])`;
    // An entry uses only files of its author and a greeting only files of its giver, so there are at most as many owners as files.
    const owners = new Set(await this.social.findExistingAccounts([...new Set(uses.map(({ ownerId }) => ownerId))]));
    return new Set(uses.filter(({ ownerId }) => owners.has(ownerId)).map(({ fileId }) => fileId));
  }
}
