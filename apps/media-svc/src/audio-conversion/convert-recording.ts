import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed, recordingConverted } from '@memory/events';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { sha256Of } from '../storage/sha256-of.ts';
import { STORE, type Store } from '../storage/store.ts';
import { ConvertToM4a } from './convert-to-m4a.ts';
import { notPlayableEverywhere } from './playable-everywhere.ts';

const CONTENT_TYPE = 'audio/mp4';
/** The store or the database may be back later; what is wrong with a recording stays wrong. */
const lasting: ReadonlySet<FailureReason> = new Set([
  'unreadable',
  'file_gone',
  'timed_out',
  'child_died',
  'worker_died',
]);

type Successor = Pick<File, 'id' | 'bytes' | 'sha256' | 'durationSeconds'>;

@Injectable()
@HandlesJob('convertRecording')
export class ConvertRecording implements JobHandler {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    @Inject(STORE) private readonly store: Store,
    private readonly database: Database,
    private readonly copies: LocalCopy,
    private readonly converter: ConvertToM4a,
  ) {}

  async run({ fileId }: FileJob, { signal, progress }: Attempt): Promise<void> {
    const file = await this.database.file.findFirst({
      where: { id: fileId, convertedTo: null, ...notPlayableEverywhere },
    });
    if (!file) return;
    const successor = await this.copies.use(fileId, async (path) => {
      const { contentType, durationSeconds } = file;
      const options = {
        timeoutMs: this.config.CONVERT_TIMEOUT_MS,
        signal,
        progress: (percent: number) => progress(percent * 0.9),
      };
      const converted = await this.converter.run({ path, contentType, durationSeconds }, options);
      const { size: bytes } = await stat(converted.path);
      const id = uuidv7();
      await this.store.put(id, createReadStream(converted.path), bytes);
      return { id, bytes, sha256: await sha256Of(converted.path), durationSeconds: converted.facts.durationSeconds };
    });
    if (!(await this.takePlace(file, successor))) await this.store.remove(successor.id);
  }

  async giveUp({ fileId }: FileJob, reason: FailureReason): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const [file] = await tx.file.updateManyAndReturn({
        where: { id: fileId, convertedTo: null, conversionFailed: false },
        data: { conversionFailed: lasting.has(reason) },
      });
      if (!file) return;
      const { ownerId, kind } = file;
      await writeOutbox(tx, mediaProcessed, {
        entityId: fileId,
        data: { fileId, ownerId, kind, job: 'conversion', status: 'failed', extractedText: null },
      });
    });
  }

  /** In one transaction, so that a recording never has two successors. @returns false when another worker was quicker, or the recording is gone */
  private takePlace(file: File, successor: Successor): Promise<boolean> {
    const { id: fileId, ownerId, kind } = file;
    return this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id: fileId, convertedTo: null },
        data: { convertedTo: successor.id, convertedAt: new Date() },
      });
      if (count === 0) return false;
      const { textStatus, textReason, extractedText, words, spokenLanguage } = file;
      const heard = { textStatus, textReason, extractedText, words: words ?? [], spokenLanguage };
      await tx.file.create({
        data: { ...successor, ...heard, ownerId, kind, contentType: CONTENT_TYPE, codec: 'aac' },
      });
      await writeOutbox(tx, recordingConverted, {
        entityId: fileId,
        data: { fileId, ownerId, newFileId: successor.id, newContentType: CONTENT_TYPE },
      });
      await writeOutbox(tx, mediaProcessed, {
        entityId: fileId,
        data: { fileId, ownerId, kind, job: 'conversion', status: 'done', extractedText: null },
      });
      return true;
    });
  }
}
