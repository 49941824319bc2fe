import type { DataExport } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { DataExports } from './data-exports.ts';
import { FindExportedFiles } from './find-exported-files.ts';

@Injectable()
export class ReserveDataExport {
  constructor(
    private readonly dataExports: DataExports,
    private readonly findExportedFiles: FindExportedFiles,
  ) {}

  /**
   * Reserves an export and counts the files that it will contain.
   * @throws ApiError `too_many_data_exports`; `service_unavailable` when journal-svc does not respond
   */
  async execute(userId: string): Promise<DataExport> {
    const id = await this.dataExports.create(userId, 'reserved');
    try {
      const { totals } = await this.findExportedFiles.execute(userId, new Date());
      await this.dataExports.setTotals(id, totals);
      return { id, state: 'reserved', totalFiles: totals.files, totalBytes: totals.bytes, sentFiles: 0, sentBytes: 0 };
    } catch (error) {
      // It may have been cancelled already.
      await this.dataExports.cancel(userId, id).catch(() => undefined);
      throw error;
    }
  }
}
