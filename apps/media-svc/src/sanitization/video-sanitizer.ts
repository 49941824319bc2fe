import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { type MediaInfo, MediaProbe } from '../ffmpeg/media-probe.ts';
import { isMp4AudioCodec, isPlayableVideoCodec, isPlayableAudioCodec } from '../ffmpeg/playable-codecs.ts';
import { type FfmpegInputFile, restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { type MediaContainer, detectVideoType } from './detect-media-type.ts';
import { Remuxer, throwFileUnreadable } from './remuxer.ts';
import type { SanitizedFile } from './sanitized-file.ts';

const FIRST_FRAME_TIMEOUT_MS = 30_000;

@Injectable()
export class VideoSanitizer {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: MediaProbe,
    private readonly remuxer: Remuxer,
  ) {}

  /**
   * Copies a video into a new container, without re-encoding it. WebM files stay WebM; all other files become MP4.
   * @throws ApiError `not_image_or_video`, also for a recording; `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectVideoType(path);
    if (!container) throw new ApiError('not_image_or_video');
    const input = { path, demuxer: container.demuxer };
    const info = await this.probe.probe(input).catch(throwFileUnreadable);
    if (info.isEncrypted) throw new ApiError('file_protected');
    const { video } = info;
    if (!video || !isPlayableVideoCodec(video.codec) || (info.audio && !isPlayableAudioCodec(info.audio.codec)))
      throw new ApiError('not_image_or_video');
    await this.assertFirstFrameDecodes(input);
    const seconds = await this.remuxer.remux({
      input,
      streams: streamArgs(container, { ...info, video }),
      muxer: container.muxer,
      target,
    });
    if (seconds <= 0) throw new ApiError('file_unreadable');
    const { codec, width, height } = video;
    return {
      path: target,
      kind: 'video',
      contentType: container.contentType,
      codec,
      width,
      height,
      durationSeconds: info.durationSeconds ?? seconds,
    };
  }

  /**
   * Rejects a video whose first frame cannot be decoded. Copying streams decodes nothing, so without this check a video that no player can
   * display would be accepted.
   */
  private async assertFirstFrameDecodes(input: FfmpegInputFile): Promise<void> {
    const args = [...restrictedInputArgs(input), '-map', '0:V:0', '-frames:v', '1', '-f', 'framemd5', 'pipe:1'];
    const { stdout } = await this.ffmpeg
      .runFfmpeg({ args, timeoutMs: FIRST_FRAME_TIMEOUT_MS })
      .catch(throwFileUnreadable);
    const frames = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    if (frames.length === 0) throw new ApiError('file_unreadable');
  }
}

function streamArgs({ muxer }: MediaContainer, { video, audio }: MediaInfo & { video: { codec: string } }): string[] {
  // Apple's players play HEVC in MP4 only if the stream has the codec tag `hvc1`.
  const videoTag = muxer === 'mp4' && video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  // MP4 cannot contain the uncompressed audio of some cameras, so this audio is encoded as AAC.
  const audioCodec =
    audio && muxer === 'mp4' && !isMp4AudioCodec(audio.codec) ? ['-c:a', 'aac', '-b:a', '128k'] : ['-c:a', 'copy'];
  return ['-map', '0:V:0', '-map', '0:a:0?', '-c:v', 'copy', ...videoTag, ...audioCodec];
}
