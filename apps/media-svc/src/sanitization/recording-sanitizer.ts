import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import { isPlayableAudioCodec } from '../ffmpeg/playable-codecs.ts';
import { detectRecordingType } from './detect-media-type.ts';
import { Remuxer, throwFileUnreadable } from './remuxer.ts';
import type { SanitizedFile } from './sanitized-file.ts';

@Injectable()
export class RecordingSanitizer {
  constructor(
    private readonly probe: MediaProbe,
    private readonly remuxer: Remuxer,
  ) {}

  /**
   * Copies the audio of a recording into a new container of the same format, without re-encoding it.
   * @throws ApiError `not_a_recording`, also for a video; `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectRecordingType(path);
    if (!container) throw new ApiError('not_a_recording');
    const { contentType, demuxer, muxer } = container;
    const input = { path, demuxer };
    const info = await this.probe.probe(input).catch(throwFileUnreadable);
    if (info.isEncrypted) throw new ApiError('file_protected');
    if (!info.audio || info.video || !isPlayableAudioCodec(info.audio.codec)) throw new ApiError('not_a_recording');
    const seconds = await this.remuxer.remux({ input, streams: ['-map', '0:a:0', '-c', 'copy'], muxer, target });
    if (seconds <= 0) throw new ApiError('file_unreadable');
    // Raw AAC files do not state their duration, and ffprobe only estimates it from the first frames. The duration that ffmpeg measured
    // while copying is used instead.
    const durationSeconds = demuxer === 'aac' ? seconds : (info.durationSeconds ?? seconds);
    return { path: target, kind: 'audio', contentType, durationSeconds, codec: info.audio.codec };
  }
}
