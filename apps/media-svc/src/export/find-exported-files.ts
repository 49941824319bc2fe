import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { ExportTotals } from './export-monitor.ts';
import { FindUnusedUploads, type UnusedUploads } from './find-unused-uploads.ts';

@Injectable()
export class FindExportedFiles {
  constructor(
    private readonly database: Database,
    private readonly findUnusedUploads: FindUnusedUploads,
  ) {}

  /**
   * Finds the files of a user that an export leaves out, and counts the files that it contains.
   * @throws ApiError `service_unavailable` when journal-svc does not respond
   */
  async execute(userId: string, now: Date): Promise<{ unused: UnusedUploads; totals: ExportTotals }> {
    const unused = await this.findUnusedUploads.execute(userId);
    const [all] = await this.database.$queryRaw<ExportTotals[]>`
      SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes FROM file
      WHERE owner_id = ${userId}::uuid AND created_at <= ${now}`;
    const { files = 0, bytes = 0 } = all ?? {};
    // A file that is uploaded or deleted between the two queries is counted by only one of them, so a difference could be negative.
    return {
      unused,
      totals: { files: Math.max(0, files - unused.ids.size), bytes: Math.max(0, bytes - unused.bytes) },
    };
  }
}
