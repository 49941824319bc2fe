import { statfs } from 'node:fs/promises';
import { ApiError, BYTES_PER_MB, CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';

const RETRY_AFTER_SECONDS = 60;
/** The reserve is never more than this part of a disk, so that the setting also fits a small disk. */
const MAX_PART_OF_DISK = 0.1;

/**
 * Rejects uploads while a disk is almost full. If PostgreSQL and Redis write to the same disk, the reserve keeps them running: users can still sign
 * in and write text, and an operator has time to make space.
 */
@Injectable()
export class DiskReserve {
  private readonly logger = new Logger(DiskReserve.name);
  private readonly reserveBytes: number;
  private readonly folders: readonly string[];
  private isRejecting = false;

  constructor(@Inject(CONFIG) { DISK_RESERVE_MB, SCRATCH_DIR, storage }: MediaConfig) {
    this.reserveBytes = DISK_RESERVE_MB * BYTES_PER_MB;
    this.folders = storage.driver === 'folder' ? [SCRATCH_DIR, storage.folder] : [SCRATCH_DIR];
  }

  /**
   * @param bytes the size of the upload
   * @throws ApiError `service_unavailable` when less than the reserve would be free after the upload
   */
  async assertSpaceFor(bytes: number): Promise<void> {
    const missing = await Promise.all(this.folders.map((folder) => this.isTooSmall(folder, bytes)));
    const isRejecting = missing.includes(true);
    if (isRejecting !== this.isRejecting) this.logChange(isRejecting);
    this.isRejecting = isRejecting;
    if (isRejecting) throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  private async isTooSmall(folder: string, bytes: number): Promise<boolean> {
    const { bavail, blocks, bsize } = await statfs(folder);
    return bavail * bsize - bytes < Math.min(this.reserveBytes, blocks * bsize * MAX_PART_OF_DISK);
  }

  private logChange(isRejecting: boolean): void {
    if (isRejecting) this.logger.warn('a disk is almost full: uploads are rejected (DISK_RESERVE_MB)');
    else this.logger.log('there is enough space again: uploads are accepted');
  }
}
