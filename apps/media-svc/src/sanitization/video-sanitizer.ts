import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { containersBeforeConversion, isAudioPlayable, isVideoPlayable } from '../ffmpeg/browser-playback.ts';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { type MediaInfo, MediaProbe } from '../ffmpeg/media-probe.ts';
import { type FfmpegInputFile, restrictedInputArgs } from '../ffmpeg/restricted-input-args.ts';
import { type MediaContainer, detectVideoType } from './detect-media-type.ts';
import { Remuxer, throwUploadRejected } from './remuxer.ts';
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
   * Copies a video into a new container. WebM files stay WebM and all other files become MP4, if all browsers play their video; else the
   * video is stored in Matroska or QuickTime, from which it is converted later. A damaged or truncated video is copied as far as it can be read.
   * @throws ApiError `not_image_or_video`, also for a recording; `codec_not_supported`, `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectVideoType(path);
    if (!container) throw new ApiError('not_image_or_video');
    const input = { path, demuxer: container.demuxer };
    const info = await this.probe.probe(input).catch(throwUploadRejected);
    if (info.isEncrypted) throw new ApiError('file_protected');
    if (!info.video) throw new ApiError('not_image_or_video');
    await this.assertFirstFrameDecodes(input);
    const isPlayable = isVideoPlayable(info, container);
    const stored = isPlayable ? container : containerBeforeConversion(container);
    const { seconds, isIncomplete } = await this.remuxer.remuxReadablePart(
      {
        input,
        streams: streamArgs(info, stored, isPlayable),
        muxer: stored.muxer,
        target,
      },
      info,
    );
    const { codec, width, height } = info.video;
    return {
      path: target,
      kind: 'video',
      contentType: stored.contentType,
      codec,
      width,
      height,
      durationSeconds: isIncomplete ? seconds : (info.durationSeconds ?? seconds),
      conversionPending: !isPlayable,
      isIncomplete,
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
      .catch(throwUploadRejected);
    const frames = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    if (frames.length === 0) throw new ApiError('file_unreadable');
  }
}

/** QuickTime holds the streams of all files of its family, but not those of WebM. Unlike Matroska, it keeps the rotation of a phone's video. */
const containerBeforeConversion = ({ demuxer }: MediaContainer): MediaContainer =>
  containersBeforeConversion[demuxer === 'matroska' ? 'matroskaVideo' : 'quicktime'];

function streamArgs(info: MediaInfo, container: MediaContainer, isPlayable: boolean): string[] {
  // Apple's players play HEVC only if the stream has the codec tag `hvc1`.
  const videoTag = container.muxer === 'mov' && info.video?.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  // Of a video that all browsers play, the audio that some do not play is encoded here: this takes only seconds.
  const isAudioCopied = !isPlayable || isAudioPlayable(info, container);
  const audioCodec = isAudioCopied
    ? ['-c:a', 'copy']
    : container.muxer === 'webm'
      ? ['-c:a', 'libopus', '-b:a', '128k']
      : ['-c:a', 'aac', '-b:a', '128k'];
  return ['-map', '0:V:0', '-map', '0:a:0?', '-c:v', 'copy', ...videoTag, ...audioCodec];
}
