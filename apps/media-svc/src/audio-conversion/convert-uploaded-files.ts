import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { DeleteFileObjects } from '../files/delete-file-objects.ts';
import type { File } from '../generated/prisma/client.ts';
import { JobCompletionWaiter } from '../jobs/job-completion-waiter.ts';
import { JobQueues } from '../jobs/job-queues.ts';
import type { StoredFiles } from '../uploads/store-uploaded-files.ts';

/** Converts uploaded files that some current browsers do not play. */
@Injectable()
export class ConvertUploadedFiles {
  private readonly logger = new Logger(ConvertUploadedFiles.name);

  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queues: JobQueues,
    private readonly completions: JobCompletionWaiter,
    private readonly deleteFileObjects: DeleteFileObjects,
  ) {}

  /**
   * Enqueues the conversion of the files that need one, and waits until all have ended, at most MEDIA_SYNC_WAIT_MS. The original of
   * a converted file is deleted at once: the response of the upload contains the URL of the converted file only, so no draft or entry can use the
   * original. When the upload is a retry, the original is kept, because the response of the first request may have contained its URL;
   * DeleteLongUnusedFiles deletes the original when no entry uses it.
   * @returns the files in the same order; a file whose conversion has ended is replaced by its converted file
   */
  async execute({ files, isRetry }: StoredFiles): Promise<File[]> {
    const pending = files.filter(({ conversionPending }) => conversionPending);
    if (pending.length === 0) return [...files];
    try {
      const ids = pending.map(({ id }) => id);
      await this.completions.waitForJobs('convertRecording', ids, this.config.MEDIA_SYNC_WAIT_MS, async () => {
        for (const { id, ownerId } of pending)
          await this.queues.enqueue('convertRecording', { fileId: id, ownerId }, 'interactive');
      });
    } catch (err) {
      // The upload succeeds without the jobs. The conversions are stored as pending, so RequeuePendingConversions enqueues the jobs later.
      this.logger.warn({ err, files: pending.length }, 'conversion jobs could not be queued');
    }
    return Promise.all(files.map((file) => (file.conversionPending ? this.replaceByConverted(file, isRetry) : file)));
  }

  private async replaceByConverted(file: File, keepsOriginal: boolean): Promise<File> {
    const converted = await this.database.file.findUnique({ where: { convertedFrom: file.id } });
    if (!converted) return (await this.database.file.findUnique({ where: { id: file.id } })) ?? file;
    if (keepsOriginal) return converted;
    await this.database.file.deleteMany({ where: { id: file.id } });
    await this.deleteFileObjects.execute([file.id]);
    return converted;
  }
}
