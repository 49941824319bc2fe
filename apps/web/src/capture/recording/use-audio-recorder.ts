import { useEffect, useRef, useState } from 'react';
import { isInsecurePage } from '../../lib/insecure-page.ts';
import { supportedRecordingFormat } from './recording-format.ts';
import { RECORDING_SECONDS_MAX } from './recording-notice.ts';
import {
  type ForcedStop,
  type RecordedAudio,
  type RecordedChunk,
  type RecordingProgress,
  RecordingSession,
} from './recording-session.ts';

/**
 * Why a recording could not start. `busy`: another program uses the microphone. `insecure`: the page was not loaded over https.
 * `unsupported`: the browser cannot record.
 */
export type MicrophoneError = 'denied' | 'notFound' | 'busy' | 'insecure' | 'unsupported';

export interface AudioRecorder extends RecordingProgress {
  /** The microphone's stream during a recording, otherwise null. */
  stream: MediaStream | null;
  /** Starts a recording, unless one is starting or in progress: the second click of a double click comes before the next render. */
  start: () => Promise<void>;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** The title and the text of the toast for each reason why a recording could not start. */
export const microphoneErrorTexts = {
  denied: ['recording.toasts.denied', 'recording.toasts.deniedText'],
  notFound: ['recording.toasts.notFound', 'recording.toasts.notFoundText'],
  busy: ['recorder.toasts.busy', 'recorder.toasts.busyText'],
  insecure: ['recorder.toasts.insecure', 'recorder.toasts.insecureText'],
  unsupported: ['recorder.toasts.unsupported', 'recorder.toasts.unsupportedText'],
} as const satisfies Record<MicrophoneError, readonly [string, string]>;

interface AudioRecorderOptions {
  /** The length of the longest recording in seconds of recorded time. */
  secondsMax?: number;
  /** Called before the browser asks for the microphone. */
  onStart: () => void;
  /** Called when the recording stops, for whatever reason. */
  onRecorded: (recording: RecordedAudio) => void;
  /** Called before `onRecorded` when the recording stops without the user. */
  onForcedStop: (reason: ForcedStop) => void;
  /** Called when the component unmounts during a recording. */
  onUnmount: (recording: RecordedAudio) => void;
  onError: (error: MicrophoneError) => void;
  /**
   * Called with each chunk of a recording in progress. The caller stores the chunks, because a crash would otherwise lose the recording.
   */
  onChunk: (chunk: RecordedChunk) => void;
}

/** One channel is enough for a voice, and a stereo microphone with one dead side then has its voice on both. */
const AUDIO_CONSTRAINTS: MediaTrackConstraints = { channelCount: { ideal: 1 } };

const NO_PROGRESS: RecordingProgress = { seconds: 0, isPaused: false, isMuted: false, hasSlept: false };

/** Records audio from the microphone. */
export function useAudioRecorder(options: AudioRecorderOptions): AudioRecorder {
  const [session, setSession] = useState<RecordingSession | null>(null);
  const [progress, setProgress] = useState(NO_PROGRESS);
  const latestOptions = useRef(options);
  const isUnmounted = useRef(false);
  /** Whether a recording is starting or in progress. */
  const isActive = useRef(false);
  /** The session of the recording in progress. It is set before the render that shows the session, which an unmounted component never has. */
  const current = useRef<RecordingSession | null>(null);
  useEffect(() => {
    latestOptions.current = options;
  });

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      const unfinished = current.current;
      unfinished?.stop();
      unfinished?.releaseMicrophone();
    };
  }, []);

  async function start(): Promise<void> {
    if (isActive.current) return;
    isActive.current = true;
    latestOptions.current.onStart();
    let microphone: MediaStream | undefined;
    try {
      const format = supportedRecordingFormat((type) => MediaRecorder.isTypeSupported(type));
      if (!format) throw new DOMException('this browser supports none of the recording formats', 'NotSupportedError');
      microphone = await navigator.mediaDevices.getUserMedia({ audio: AUDIO_CONSTRAINTS });
      // The user has left the page while the browser asked for the microphone: no button would end this recording.
      if (isUnmounted.current) {
        isActive.current = false;
        return stopTracks(microphone);
      }
      setProgress(NO_PROGRESS);
      const { secondsMax = RECORDING_SECONDS_MAX } = latestOptions.current;
      const handlers = {
        onChange: setProgress,
        onChunk: (chunk: RecordedChunk) => latestOptions.current.onChunk(chunk),
        onForcedStop: (reason: ForcedStop) => latestOptions.current.onForcedStop(reason),
        onEnd: (recording: RecordedAudio) => {
          isActive.current = false;
          current.current = null;
          if (isUnmounted.current) return latestOptions.current.onUnmount(recording);
          setSession(null);
          return latestOptions.current.onRecorded(recording);
        },
      };
      current.current = new RecordingSession(microphone, format, handlers, secondsMax);
      setSession(current.current);
    } catch (error) {
      isActive.current = false;
      stopTracks(microphone);
      latestOptions.current.onError(microphoneErrorOf(error));
    }
  }

  return {
    ...progress,
    stream: session?.stream ?? null,
    start,
    pause: () => session?.pause(),
    resume: () => session?.resume(),
    stop: () => session?.stop(),
  };
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function microphoneErrorOf(error: unknown): MicrophoneError {
  if (isInsecurePage()) return 'insecure';
  if (!(error instanceof DOMException)) return 'unsupported';
  if (error.name === 'NotFoundError' || error.name === 'OverconstrainedError') return 'notFound';
  if (error.name === 'NotReadableError' || error.name === 'AbortError') return 'busy';
  return error.name === 'NotSupportedError' ? 'unsupported' : 'denied';
}
