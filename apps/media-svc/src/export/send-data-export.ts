import type { Readable } from 'node:stream';
import type { ExportQuery } from '@memory/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { CreateExportArchive } from './create-export-archive.ts';
import { DataExports } from './data-exports.ts';

/** The interval in milliseconds at which a running export renews its lease, stores its progress and checks whether it was cancelled. */
const RENEWAL_INTERVAL_MS = 1_000;

@Injectable()
export class SendDataExport {
  private readonly logger = new Logger(SendDataExport.name);

  constructor(
    private readonly dataExports: DataExports,
    private readonly createExportArchive: CreateExportArchive,
  ) {}

  /**
   * Streams the archive of a user. The export counts until the stream is closed: when the archive is complete, when the client disconnects, after a
   * failure, or when the export is cancelled.
   * @param query the id of a reserved export; without an id, a new export is added
   * @throws ApiError `too_many_data_exports`, `data_export_not_found`, `user_not_found`, `service_unavailable` before the first byte
   */
  async execute(userId: string, { id: reservedId, timeZone }: ExportQuery, now: Date): Promise<Readable> {
    if (reservedId) await this.dataExports.start(userId, reservedId);
    const id = reservedId ?? (await this.dataExports.create(userId, 'running'));
    const sent = { files: 0, bytes: 0 };
    const monitor = {
      begin: (totals: typeof sent) => this.dataExports.setTotals(id, totals),
      addBytes: (bytes: number) => void (sent.bytes += bytes),
      addFile: () => void (sent.files += 1),
    };
    try {
      const recorded = { event: 'export.downloaded', userId } as const;
      const archive = await this.createExportArchive.execute(userId, now, { recorded, monitor, timeZone });
      const renewal = setInterval(() => void this.renew(id, sent, archive), RENEWAL_INTERVAL_MS);
      archive.once('close', () => {
        clearInterval(renewal);
        this.end(id, archive.readableEnded ? 'finished' : 'failed', sent);
      });
      return archive;
    } catch (error) {
      this.end(id, 'failed', sent);
      throw error;
    }
  }

  /**
   * Renews the export, and closes its stream when the export has been cancelled. An error of the database is ignored, because the next renewal
   * tries again.
   */
  private async renew(id: string, sent: { files: number; bytes: number }, archive: Readable): Promise<void> {
    const isRunning = await this.dataExports.renew(id, sent).catch(() => true);
    if (!isRunning) archive.destroy(new Error('the export was cancelled'));
  }

  private end(id: string, state: 'finished' | 'failed', sent: { files: number; bytes: number }): void {
    this.dataExports.end(id, state, sent).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'an ended export counts until it expires');
    });
  }
}
