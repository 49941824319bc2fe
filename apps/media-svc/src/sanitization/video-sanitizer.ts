import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { isAudioPlayable, isVideoPlayable, videoContainerBeforeConversion } from '../ffmpeg/browser-playback.ts';
import { DecodableStreams } from '../ffmpeg/decodable-streams.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg.ts';
import { MediaProbe } from '../ffmpeg/media-probe.ts';
import { type AudioStream, durationOf, type VideoStream } from '../ffmpeg/media-streams.ts';
import type { FfmpegInputFile } from '../ffmpeg/restricted-input-args.ts';
import { type MediaContainer, detectVideoType } from './detect-media-type.ts';
import { Remuxer, throwUploadRejected } from './remuxer.ts';
import type { SanitizedFile } from './sanitized-file.ts';

/** The codecs of sound that ffmpeg writes into MP4 beside a video that only MP4 holds. */
const audioCodecsOfMp4: ReadonlySet<string> = new Set(['aac', 'mp3', 'mp2', 'opus', 'flac', 'alac', 'ac3', 'eac3']);

@Injectable()
export class VideoSanitizer {
  constructor(
    private readonly probe: MediaProbe,
    private readonly decodable: DecodableStreams,
    private readonly remuxer: Remuxer,
  ) {}

  /**
   * Copies a video into a new container. If all browsers play the video, WebM files stay WebM and all other files become MP4. Other videos are stored
   * in Matroska, QuickTime or MP4, from which they are converted later. Of several video or audio streams, the first one that can be decoded is kept;
   * a video without such sound is stored without sound. A damaged or truncated video is copied as far as it can be read.
   * @throws ApiError `not_image_or_video`, also for a recording; `codec_not_supported`, `file_protected`, `file_unreadable`
   */
  async sanitize(path: string, target: string): Promise<SanitizedFile> {
    const container = await detectVideoType(path);
    if (!container) throw new ApiError('not_image_or_video');
    const input = { path, demuxer: container.demuxer };
    const info = await this.probe.probe(input).catch(throwUploadRejected);
    if (info.isEncrypted) throw new ApiError('file_protected');
    if (info.videos.length === 0) throw new ApiError('not_image_or_video');
    // Copying streams decodes nothing, so without this check a video that no player can display would be accepted.
    const video = await this.decodable.findFirst(input, info.videos).catch(throwUploadRejected);
    const audio = await this.findAudio(input, info.audios, container);
    const lacksSound = info.audios.length > 0 && audio === null;
    const isPlayable = isVideoPlayable(video, container);
    const codecs = [video, ...(audio ? [audio] : [])].map(({ codec }) => codec);
    const stored = isPlayable ? container : videoContainerBeforeConversion(container.demuxer, codecs);
    const stated = durationOf(audio ? [video, audio] : [video], info);
    const { seconds, isIncomplete } = await this.remuxer.remuxReadablePart(
      { input, streams: streamArgs(video, audio, { stored, isPlayable }), muxer: stored.muxer, target },
      { kind: 'video', durationSeconds: stated },
    );
    return {
      path: target,
      kind: 'video',
      contentType: stored.contentType,
      codec: video.codec,
      width: video.width,
      height: video.height,
      durationSeconds: isIncomplete ? seconds : (stated ?? seconds),
      conversionPending: !isPlayable,
      isIncomplete: isIncomplete || lacksSound,
      lacksSound,
    };
  }

  /** Returns the sound to keep; null when there is no sound that can be decoded. Sound that all browsers play is not decoded here. */
  private async findAudio(
    input: FfmpegInputFile,
    audios: readonly AudioStream[],
    container: MediaContainer,
  ): Promise<AudioStream | null> {
    const [first] = audios;
    if (!first || isAudioPlayable(first, container)) return first ?? null;
    try {
      return await this.decodable.findFirst(input, audios);
    } catch (error) {
      if (error instanceof FfmpegError) return null;
      throw error;
    }
  }
}

function streamArgs(
  video: VideoStream,
  audio: AudioStream | null,
  { stored, isPlayable }: { readonly stored: MediaContainer; readonly isPlayable: boolean },
): string[] {
  // Apple's players play HEVC only if the stream has the codec tag `hvc1`.
  const videoTag = stored.muxer !== 'matroska' && video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  const videoArgs = ['-map', video.specifier, '-c:v', 'copy', ...videoTag];
  if (!audio) return videoArgs;
  // If all browsers play the video but some do not play its audio, the audio is encoded here, which takes only seconds.
  const isCopied = isPlayable
    ? isAudioPlayable(audio, stored)
    : stored.muxer !== 'mp4' || audioCodecsOfMp4.has(audio.codec);
  const encoder = stored.muxer === 'webm' ? 'libopus' : 'aac';
  const audioCodec = isCopied ? ['-c:a', 'copy'] : ['-c:a', encoder, '-b:a', '128k'];
  return [...videoArgs, '-map', audio.specifier, ...audioCodec];
}
