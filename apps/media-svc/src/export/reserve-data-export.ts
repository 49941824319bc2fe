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
   * Counts the files of a user and reserves their export.
   * @throws ApiError `too_many_data_exports`; `service_unavailable` when journal-svc does not respond
   */
  async execute(userId: string): Promise<DataExport> {
    const { totals } = await this.findExportedFiles.execute(userId, new Date());
    const id = await this.dataExports.create(userId, 'reserved');
    await this.dataExports.setTotals(id, totals);
    return { id, state: 'reserved', totalFiles: totals.files, totalBytes: totals.bytes, sentFiles: 0, sentBytes: 0 };
  }
}
