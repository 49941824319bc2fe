import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed, recordingConverted } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { putFile } from '@memory/object-store/put-file';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { type JobAttempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { ConversionRequests } from './conversion-requests.ts';
import { convertibleFilter } from './incompatible-recordings.ts';
import { Mp4Encoder } from './mp4-encoder.ts';

/** The formats of converted files; see Mp4Encoder. */
const convertedFormats = {
  audio: { contentType: 'audio/mp4', codec: 'aac', thumbnailStatus: 'none' },
  video: { contentType: 'video/mp4', codec: 'h264', thumbnailStatus: 'pending' },
} as const;
/**
 * The failure reasons that lie in the recording itself, so that it is never converted again. After any other failure (of the object store
 * or the database), the user may request another conversion.
 */
const permanentFailureReasons: ReadonlySet<JobFailureReason> = new Set([
  'unreadable',
  'file_gone',
  'timed_out',
  'child_died',
  'worker_died',
]);

type Successor = Pick<File, 'id' | 'bytes' | 'sha256' | 'durationSeconds' | 'width' | 'height'>;

/** Converts a recording or a video that some browsers do not play. */
@Injectable()
@HandlesJob('convertRecording')
export class ConvertRecordingHandler implements JobHandler {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly database: Database,
    private readonly localCopies: LocalCopies,
    private readonly encoder: Mp4Encoder,
    private readonly requests: ConversionRequests,
  ) {}

  async execute({ fileId }: FileJob, { signal, reportProgress }: JobAttempt): Promise<void> {
    const file = await this.database.file.findFirst({
      where: { id: fileId, convertedTo: null, ...convertibleFilter },
    });
    if (!file) return this.endWithoutConversion(fileId);
    const successor = await this.localCopies.withLocalCopy(fileId, async (path) => {
      const options = {
        timeoutMs: this.config.CONVERT_TIMEOUT_MS,
        signal,
        progress: (percent: number) => reportProgress(percent * 0.9),
      };
      const { path: converted, durationSeconds, video } = await this.encoder.encode({ ...file, path }, options);
      const id = uuidv7();
      const object = await putFile(this.objectStore, id, converted);
      return { id, ...object, durationSeconds, width: video?.width ?? null, height: video?.height ?? null };
    });
    if (await this.createSuccessor(file, successor)) return;
    await this.objectStore.delete(successor.id);
    await this.endWithoutConversion(fileId);
  }

  async recordPermanentFailure({ fileId }: FileJob, reason: JobFailureReason): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const [file] = await tx.file.updateManyAndReturn({
        where: { id: fileId, convertedTo: null, conversionFailed: false },
        data: { conversionFailed: permanentFailureReasons.has(reason), conversionPending: false },
      });
      await this.requests.end(tx, fileId, file ? 'failed' : 'not_needed', reason);
      if (!file) return;
      const { ownerId, kind } = file;
      await writeOutbox(tx, mediaProcessed, {
        entityId: fileId,
        data: { fileId, ownerId, kind, job: 'conversion', status: 'failed', extractedText: null },
      });
    });
  }

  /** Stores that there was nothing to do: the recording has been converted by an earlier job, or it has been deleted. */
  private async endWithoutConversion(fileId: string): Promise<void> {
    const isConverted = { OR: [{ convertedFrom: fileId }, { id: fileId, convertedTo: { not: null } }] };
    const converted = await this.database.file.count({ where: isConverted });
    await this.requests.end(this.database, fileId, converted > 0 ? 'converted' : 'not_needed');
  }

  /**
   * Creates the row of the converted file and links the original to it, in one transaction, so that a recording never has two successors.
   * @returns false when another worker has converted the recording in the meantime, or when the recording has been deleted
   */
  private createSuccessor(file: File, successor: Successor): Promise<boolean> {
    const { id: fileId, ownerId, kind } = file;
    return this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id: fileId, convertedTo: null },
        data: { convertedTo: successor.id, convertedAt: new Date(), conversionPending: false },
      });
      if (count === 0) return false;
      await this.requests.end(tx, fileId, 'converted');
      const format = convertedFormats[kind === 'video' ? 'video' : 'audio'];
      const { textStatus, textReason, extractedText, words, spokenLanguage, isIncomplete, lacksSound } = file;
      const transcript = { textStatus, textReason, extractedText, words: words ?? [], spokenLanguage };
      await tx.file.create({
        data: {
          ...successor,
          ...transcript,
          isIncomplete,
          lacksSound,
          ownerId,
          kind,
          ...format,
          convertedFrom: fileId,
        },
      });
      await writeOutbox(tx, recordingConverted, {
        entityId: fileId,
        data: { fileId, ownerId, newFileId: successor.id, newContentType: format.contentType },
      });
      await writeOutbox(tx, mediaProcessed, {
        entityId: fileId,
        data: { fileId, ownerId, kind, job: 'conversion', status: 'done', extractedText: null },
      });
      return true;
    });
  }
}
