import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Ffmpeg } from '../ffmpeg/ffmpeg.ts';
import { type InputFile, safeInput } from '../ffmpeg/safe-input.ts';
import { type MediaFacts, ProbeMedia } from '../probe/media-facts.ts';
import { fitsIntoMp4, isPlayableFilm, isPlayableSound } from '../probe/playable-codecs.ts';
import type { CleanFile } from './clean-file.ts';
import { Remux, unreadable } from './remux.ts';
import { type Container, videoTypeOf } from './told-type.ts';

const FIRST_FRAME_TIMEOUT_MS = 30_000;

@Injectable()
export class CleanVideo {
  constructor(
    private readonly ffmpeg: Ffmpeg,
    private readonly probe: ProbeMedia,
    private readonly remux: Remux,
  ) {}

  /**
   * A film as it is, in a new container: MP4, or WebM when it came in one.
   * @throws ApiError `not_image_or_video`, also for a recording; `file_protected`, `file_unreadable`
   */
  async clean(path: string, target: string): Promise<CleanFile> {
    const container = await videoTypeOf(path);
    if (!container) throw new ApiError('not_image_or_video');
    const input = { path, demuxer: container.demuxer };
    const facts = await this.probe.facts(input).catch(unreadable);
    if (facts.encrypted) throw new ApiError('file_protected');
    const { video } = facts;
    if (!video || !isPlayableFilm(video.codec) || (facts.audio && !isPlayableSound(facts.audio.codec)))
      throw new ApiError('not_image_or_video');
    await this.seeFirstFrame(input);
    const seconds = await this.remux.write({
      input,
      streams: streamsOf(container, { ...facts, video }),
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
      durationSeconds: facts.durationSeconds ?? seconds,
    };
  }

  /** Copying looks at no picture: what cannot be shown at all is found out now, not by whoever plays it. */
  private async seeFirstFrame(input: InputFile): Promise<void> {
    const args = [...safeInput(input), '-map', '0:V:0', '-frames:v', '1', '-f', 'framemd5', 'pipe:1'];
    const { stdout } = await this.ffmpeg.ffmpeg({ args, timeoutMs: FIRST_FRAME_TIMEOUT_MS }).catch(unreadable);
    const frames = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    if (frames.length === 0) throw new ApiError('file_unreadable');
  }
}

function streamsOf({ muxer }: Container, { video, audio }: MediaFacts & { video: { codec: string } }): string[] {
  // Apple's players know HEVC by this name alone.
  const named = muxer === 'mp4' && video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
  // A camera's uncompressed sound has no place in MP4.
  const sound =
    audio && muxer === 'mp4' && !fitsIntoMp4(audio.codec) ? ['-c:a', 'aac', '-b:a', '128k'] : ['-c:a', 'copy'];
  return ['-map', '0:V:0', '-map', '0:a:0?', '-c:v', 'copy', ...named, ...sound];
}
