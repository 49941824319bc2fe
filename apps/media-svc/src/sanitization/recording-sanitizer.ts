import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { interimContainers, isAudioPlayable } from '../ffmpeg/browser-playback.ts';
import { DecodableStreams } from '../ffmpeg/decodable-streams.ts';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import { durationOf } from '../ffmpeg/media-streams.ts';
import { detectRecordingType } from './detect-media-type.ts';
import { Remuxer, throwUploadRejected } from './remuxer.ts';
import type { SanitizedFile } from './sanitized-file.ts';

/** Encoders for the codecs that Matroska cannot contain, without loss. FLAC takes less than twice the bytes of the two compressed codecs. */
const encodersForMatroska: Partial<Record<string, string>> = {
  adpcm_ima_qt: 'flac',
  gsm: 'flac',
  pcm_s8: 'pcm_s16le',
  pcm_f32be: 'pcm_f32le',
  pcm_f64be: 'pcm_f64le',
};

@Injectable()
export class RecordingSanitizer {
  constructor(
    private readonly probe: MediaProbe,
    private readonly decodable: DecodableStreams,
    private readonly remuxer: Remuxer,
  ) {}

  /**
   * Copies the audio of a recording into a new container: of the same format if all browsers play it, and otherwise Matroska, from which the
   * recording is converted later. Of several audio streams, the first one that can be decoded is kept. A damaged or truncated recording is copied as
   * far as it can be read.
   * @throws ApiError `not_a_recording`, also for a video; `codec_not_supported`, `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectRecordingType(path);
    if (!container) throw new ApiError('not_a_recording');
    const input = { path, demuxer: container.demuxer };
    const info = await this.probe.probe(input).catch(throwUploadRejected);
    if (info.isEncrypted) throw new ApiError('file_protected');
    const [first] = info.audios;
    // A still picture is a cover, and a video stream that cannot be decoded does not count.
    if (!first || info.videos.some(({ codec, isStill }) => codec !== 'unknown' && !isStill))
      throw new ApiError('not_a_recording');
    // A stream that all browsers play need not be decoded here.
    const audio = isAudioPlayable(first, container)
      ? first
      : await this.decodable.findFirst(input, info.audios).catch(throwUploadRejected);
    const isPlayable = isAudioPlayable(audio, container);
    const { contentType, muxer } = isPlayable ? container : interimContainers.matroskaAudio;
    const encoder = (!isPlayable && encodersForMatroska[audio.codec]) || 'copy';
    const stated = durationOf([audio], info);
    const { seconds, isIncomplete } = await this.remuxer.remuxReadablePart(
      { input, streams: ['-map', audio.specifier, '-c:a', encoder], muxer, target },
      { kind: 'audio', durationSeconds: stated },
    );
    // The header of a truncated file still states the duration of the whole recording. For such a file, and when no duration is stated, the duration
    // is used that ffmpeg measured while copying.
    // A header can also state less than the file has, and the length of a greeting is limited.
    const isStatedRight = stated !== null && !isIncomplete && seconds < stated + 1;
    const durationSeconds = isStatedRight ? stated : seconds;
    return {
      path: target,
      kind: 'audio',
      contentType,
      durationSeconds,
      codec: encoder === 'copy' ? audio.codec : encoder,
      conversionPending: !isPlayable,
      isIncomplete,
    };
  }
}
