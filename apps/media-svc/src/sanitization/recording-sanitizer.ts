import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { containersBeforeConversion, isAudioPlayable } from '../ffmpeg/browser-playback.ts';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import { detectRecordingType } from './detect-media-type.ts';
import { Remuxer, throwUploadRejected } from './remuxer.ts';
import type { SanitizedFile } from './sanitized-file.ts';

/** The codecs that Matroska cannot contain. FLAC loses nothing and takes less than twice the bytes. */
const encodersForMatroska: Partial<Record<string, string>> = { adpcm_ima_qt: 'flac' };

@Injectable()
export class RecordingSanitizer {
  constructor(
    private readonly probe: MediaProbe,
    private readonly remuxer: Remuxer,
  ) {}

  /**
   * Copies the audio of a recording into a new container: of the same format when all browsers play it, else Matroska, from which it is
   * converted later. A damaged or truncated recording is copied as far as it can be read.
   * @throws ApiError `not_a_recording`, also for a video; `codec_not_supported`, `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectRecordingType(path);
    if (!container) throw new ApiError('not_a_recording');
    const input = { path, demuxer: container.demuxer };
    const info = await this.probe.probe(input).catch(throwUploadRejected);
    if (info.isEncrypted) throw new ApiError('file_protected');
    if (!info.audio || info.video) throw new ApiError('not_a_recording');
    const { codec } = info.audio;
    const isPlayable = isAudioPlayable(info, container);
    const { contentType, muxer } = isPlayable ? container : containersBeforeConversion.matroskaAudio;
    const encoder = (!isPlayable && encodersForMatroska[codec]) || 'copy';
    const { seconds, isIncomplete } = await this.remuxer.remuxReadablePart(
      {
        input,
        streams: ['-map', '0:a:0', '-c:a', encoder],
        muxer,
        target,
      },
      info,
    );
    // Raw AAC files do not state their duration, and ffprobe only estimates it from the first frames. The header of a
    // truncated file still states the duration of the whole recording. In both cases the duration that ffmpeg measured while copying is used instead.
    const durationSeconds = isIncomplete || container.demuxer === 'aac' ? seconds : (info.durationSeconds ?? seconds);
    return {
      path: target,
      kind: 'audio',
      contentType,
      durationSeconds,
      codec: encoder === 'copy' ? codec : encoder,
      conversionPending: !isPlayable,
      isIncomplete,
    };
  }
}
