import { v4 as uuid } from 'uuid';
import { RecordingClock } from './recording-clock.ts';
import type { RecordingFormat } from './recording-format.ts';

/** A finished recording. */
export interface RecordedAudio {
  id: string;
  blob: Blob;
  format: RecordingFormat;
}

/** About one second of a recording in progress. `index` counts from 1. */
export interface RecordedChunk extends RecordedAudio {
  index: number;
}

/**
 * Why a recording stopped without the user. `disconnected`: the microphone was unplugged, or its permission withdrawn. `limit`: the recording
 * is as long or as large as it may be.
 */
export type ForcedStop = 'disconnected' | 'limit';

export interface RecordingProgress {
  /** Whole seconds of recorded time, without pauses. */
  seconds: number;
  /** Whether the user has paused the recording. */
  isPaused: boolean;
  /** Whether the system has muted the microphone: a locked screen, a call or a mute key. Nothing is recorded while it is muted. */
  isMuted: boolean;
  /** Whether the device slept during the recording, so that a part of it is missing. */
  hasSlept: boolean;
}

interface RecordingSessionHandlers {
  onChange: (progress: RecordingProgress) => void;
  onChunk: (chunk: RecordedChunk) => void;
  /** Called before `onEnd` when the recording stops without the user. */
  onForcedStop: (reason: ForcedStop) => void;
  /** Called once, when the recording has stopped for whatever reason. */
  onEnd: (recording: RecordedAudio) => void;
}

/** Size in bytes at which a recording stops by itself, a little below the server's limit of 25 MB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Bit rate of a recording, enough for speech. With it the longest recording has 11 MB; browsers that ignore it may reach MAX_BYTES. */
const BITS_PER_SECOND = 48_000;

/** A recording in progress, from the first to the last second. */
export class RecordingSession {
  private readonly id = uuid();
  private readonly recorder: MediaRecorder;
  private readonly track: MediaStreamTrack;
  private readonly clock = new RecordingClock();
  private readonly chunks: Blob[] = [];
  private readonly timer: ReturnType<typeof setInterval>;
  private bytes = 0;
  private isPaused = false;

  /**
   * Starts recording.
   * @param secondsMax the recorded time after which the recording stops by itself
   * @throws DOMException when the browser cannot record this stream
   */
  constructor(
    readonly stream: MediaStream,
    private readonly format: RecordingFormat,
    private readonly handlers: RecordingSessionHandlers,
    private readonly secondsMax: number,
  ) {
    const [track] = stream.getAudioTracks();
    if (!track) throw new DOMException('the stream has no audio', 'NotFoundError');
    this.track = track;
    this.recorder = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    this.recorder.addEventListener('dataavailable', ({ data }) => this.addChunk(data));
    // What was said before the pause is stored now: the user may leave the page during the pause.
    this.recorder.addEventListener('pause', () => this.recorder.requestData());
    this.recorder.addEventListener('stop', () => this.end());
    // The event `ended` is fired when the microphone is disconnected, but not when the page itself stops the track.
    track.addEventListener('ended', () => this.forceStop('disconnected'));
    for (const event of ['mute', 'unmute']) track.addEventListener(event, () => this.pauseOrContinue());
    this.recorder.start(1000);
    this.clock.start(Date.now());
    this.timer = setInterval(() => this.updateTime(), 1000);
    this.pauseOrContinue();
  }

  pause(): void {
    this.setPaused(true);
  }

  resume(): void {
    this.setPaused(false);
  }

  stop(): void {
    if (this.recorder.state !== 'inactive') this.recorder.stop();
  }

  /** Switches the microphone off, without waiting for the end of the recording. */
  releaseMicrophone(): void {
    for (const track of this.stream.getTracks()) track.stop();
  }

  private setPaused(isPaused: boolean): void {
    if (this.recorder.state === 'inactive') return;
    this.isPaused = isPaused;
    // Firefox then switches the microphone and its indicator off. In other browsers the track continues with silence.
    this.track.enabled = !isPaused;
    this.pauseOrContinue();
  }

  /** Pauses the recorder while the user or the system wants it, and continues it otherwise. A muted track would be recorded as silence. */
  private pauseOrContinue(): void {
    const mustPause = this.isPaused || this.track.muted;
    if (mustPause && this.recorder.state === 'recording') {
      this.clock.pause(Date.now());
      this.recorder.pause();
    } else if (!mustPause && this.recorder.state === 'paused') {
      this.clock.start(Date.now());
      this.recorder.resume();
    }
    this.updateTime();
  }

  private addChunk(data: Blob): void {
    if (data.size === 0) return;
    this.chunks.push(data);
    this.bytes += data.size;
    this.handlers.onChunk({ id: this.id, index: this.chunks.length, blob: data, format: this.format });
    if (this.bytes > MAX_BYTES) this.forceStop('limit');
    // Browsers slow timers down in the background, but not this event.
    else this.updateTime();
  }

  private updateTime(): void {
    if (this.recorder.state === 'inactive') return;
    const recordedMs = this.clock.read(Date.now());
    this.handlers.onChange({
      seconds: Math.round(recordedMs / 1000),
      isPaused: this.isPaused,
      isMuted: this.track.muted,
      hasSlept: this.clock.missedMs > 0,
    });
    if (recordedMs >= this.secondsMax * 1000) this.forceStop('limit');
  }

  private forceStop(reason: ForcedStop): void {
    if (this.recorder.state === 'inactive') return;
    this.handlers.onForcedStop(reason);
    this.stop();
  }

  private end(): void {
    clearInterval(this.timer);
    this.releaseMicrophone();
    const blob = new Blob(this.chunks, { type: this.format.mimeType });
    this.handlers.onEnd({ id: this.id, blob, format: this.format });
  }
}
