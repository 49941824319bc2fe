import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { ProbeMedia } from '../probe/media-facts.ts';
import { isPlayableSound } from '../probe/playable-codecs.ts';
import type { CleanFile } from './clean-file.ts';
import { Remux, unreadable } from './remux.ts';
import { recordingTypeOf } from './told-type.ts';

@Injectable()
export class CleanRecording {
  constructor(
    private readonly probe: ProbeMedia,
    private readonly remux: Remux,
  ) {}

  /**
   * The sound of a recording as it is, in a new container of the same kind.
   * @throws ApiError `not_a_recording`, also for a film; `file_protected`, `file_unreadable`
   */
  async clean(path: string, target: string): Promise<CleanFile> {
    const container = await recordingTypeOf(path);
    if (!container) throw new ApiError('not_a_recording');
    const { contentType, demuxer, muxer } = container;
    const input = { path, demuxer };
    const facts = await this.probe.facts(input).catch(unreadable);
    if (facts.encrypted) throw new ApiError('file_protected');
    if (!facts.audio || facts.video || !isPlayableSound(facts.audio.codec)) throw new ApiError('not_a_recording');
    const seconds = await this.remux.write({ input, streams: ['-map', '0:a:0', '-c', 'copy'], muxer, target });
    if (seconds <= 0) throw new ApiError('file_unreadable');
    // Bare AAC says no length; ffprobe would guess it from the first frames.
    const durationSeconds = demuxer === 'aac' ? seconds : (facts.durationSeconds ?? seconds);
    return { path: target, kind: 'audio', contentType, durationSeconds, codec: facts.audio.codec };
  }
}
