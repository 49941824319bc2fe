import { dirname, join } from 'node:path';
import type { SpokenWord } from '@memory/contracts';
import { ObjectMissing } from '@memory/object-store/object-store';
import { ApiError, type IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ExtractedTextRepository } from '../extracted-text/extracted-text-repository.ts';
import { WaitForExtractedText } from '../extracted-text/wait-for-extracted-text.ts';
import type { File } from '../generated/prisma/client.ts';
import { detectRecordingType } from '../sanitization/detect-media-type.ts';
import { Remuxer, throwUploadRejected } from '../sanitization/remuxer.ts';
import type { SanitizedFile } from '../sanitization/sanitized-file.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { StorageQuota } from '../storage-quota/storage-quota.ts';
import { LoudnessAnalyzer } from '../transcription/loudness-analyzer.ts';
import { DiskReserve } from '../uploads/disk-reserve.ts';
import { StoreUploadedFiles } from '../uploads/store-uploaded-files.ts';
import { rangeWithoutSilence, type SoundRange } from './range-without-silence.ts';

const TIMEOUT_MS = 120_000;
const RETRY_AFTER_SECONDS = 10;

interface TrimmedFile {
  readonly file: File;
  readonly removedSeconds: number;
}

/** Copies a recording without the silence at its ends. The recording stays, so that the user can return to it. */
@Injectable()
export class TrimSilence {
  /**
   * The owners whose recordings are being trimmed by this process. A user may trim only one recording at a time, because decoding half an hour of
   * audio takes seconds of processor time.
   */
  private readonly busyOwners = new Set<string>();

  constructor(
    private readonly quota: StorageQuota,
    private readonly diskReserve: DiskReserve,
    private readonly localCopies: LocalCopies,
    private readonly loudnessAnalyzer: LoudnessAnalyzer,
    private readonly remuxer: Remuxer,
    private readonly storeUploadedFiles: StoreUploadedFiles,
    private readonly extractedTexts: ExtractedTextRepository,
    private readonly waitForExtractedText: WaitForExtractedText,
  ) {}

  /**
   * @returns the new file, or the recording itself when there is nothing to cut
   * @throws ApiError `file_not_yours`, `not_a_recording`, `file_unreadable`, `storage_full`; `too_many_requests` while another recording of the
   * user is trimmed; `service_unavailable` when a disk is almost full
   */
  async execute(recording: File, userId: string, idempotentRequest: IdempotentRequest | null): Promise<TrimmedFile> {
    if (recording.ownerId !== userId) throw new ApiError('file_not_yours');
    if (recording.kind !== 'audio') throw new ApiError('not_a_recording');
    if (this.busyOwners.has(userId))
      throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.busyOwners.add(userId);
    try {
      await this.quota.rejectEarly({ ownerId: userId, contentLength: String(recording.bytes), idempotentRequest });
      await this.diskReserve.assertSpaceFor(recording.bytes);
      return await this.localCopies.withLocalCopy(recording.id, (path) =>
        this.trim(recording, path, idempotentRequest),
      );
    } catch (error) {
      throw error instanceof ObjectMissing ? new ApiError('file_not_found', { cause: error }) : error;
    } finally {
      this.busyOwners.delete(userId);
    }
  }

  private async trim(recording: File, path: string, idempotentRequest: IdempotentRequest | null): Promise<TrimmedFile> {
    const duration = recording.durationSeconds ?? 0;
    const loudness = await this.loudnessAnalyzer
      .analyze(path, recording.contentType, AbortSignal.timeout(TIMEOUT_MS))
      .catch(throwUploadRejected);
    const range = rangeWithoutSilence(loudness, duration);
    if (!range) return { file: recording, removedSeconds: 0 };
    const cut = await this.cut(recording, path, range);
    const hasText = recording.textStatus === 'done' && recording.textReason === null;
    const { ownerId, textStatus, textReason, spokenLanguage } = recording;
    const { files } = await this.storeUploadedFiles.execute(
      [cut],
      { ownerId, textStatus: hasText ? 'pending' : textStatus, textReason, spokenLanguage },
      { enforceQuota: true, idempotentRequest },
    );
    const [file] = files;
    const removedSeconds = duration - (range.end - range.start);
    if (!hasText) return { file: await this.waitForExtractedText.execute(file), removedSeconds };
    // The column `words` always contains an array of SpokenWord, because only ExtractedTextRepository writes this column.
    const words = shiftWords(recording.words as SpokenWord[], range);
    await this.extractedTexts.saveText(file, { text: recording.extractedText, words });
    return { file: { ...file, textStatus: 'done', extractedText: recording.extractedText }, removedSeconds };
  }

  /** Copies a part of the encoded audio. Nothing is encoded again, so the ends are exact to one packet, about 20 ms. */
  private async cut(recording: File, path: string, { start, end }: SoundRange): Promise<SanitizedFile> {
    const container = await detectRecordingType(path);
    if (!container) throw new ApiError('file_unreadable');
    const target = join(dirname(path), 'trimmed');
    await this.remuxer.remux({
      input: { path, demuxer: container.demuxer },
      streams: ['-ss', start.toFixed(3), '-to', end.toFixed(3), '-map', '0:a:0', '-c', 'copy'],
      muxer: container.muxer,
      target,
    });
    const { contentType, codec } = recording;
    return { path: target, kind: 'audio', contentType, durationSeconds: end - start, ...(codec !== null && { codec }) };
  }
}

/** Returns the words with their times in the trimmed part of a recording. */
function shiftWords(words: readonly SpokenWord[], { start, end }: SoundRange): SpokenWord[] {
  const shift = (time: number): number => Math.min(end, Math.max(start, time)) - start;
  return words.map((word) => ({ ...word, start: shift(word.start), end: shift(word.end) }));
}
