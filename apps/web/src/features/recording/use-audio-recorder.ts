import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type RecordingFormat, supportedRecordingFormat } from './recording-format.ts';

/** A finished recording. */
export interface RecordedAudio {
  id: string;
  blob: Blob;
  format: RecordingFormat;
}

/** Why recording failed. `disconnected` means that the microphone was unplugged, or its permission withdrawn, during the recording. */
export type MicrophoneError = 'denied' | 'notFound' | 'disconnected';

export interface AudioRecorderState {
  /** Whole seconds since the start of the recording. */
  seconds: number;
  /** The microphone's stream during a recording, otherwise null. */
  stream: MediaStream | null;
  start: () => Promise<void>;
  stop: () => void;
}

interface AudioRecorderOptions {
  /** Called when the recording stops, also after the microphone was disconnected. */
  onRecorded: (recording: RecordedAudio) => void;
  /** Called when the component unmounts during a recording. */
  onUnmount: (recording: RecordedAudio) => void;
  onError: (error: MicrophoneError) => void;
  /**
   * Called with each chunk of a recording in progress, about one second of audio. The caller stores the chunks, because a crash would
   * otherwise lose the recording. `index` counts from 1.
   */
  onChunk: (chunk: { id: string; index: number; blob: Blob; format: RecordingFormat }) => void;
}

/** Size in bytes at which a recording stops by itself, a little below the server's limit of 25 MB. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Bit rate of a recording, enough for speech. A recording reaches MAX_BYTES after about an hour. */
const BITS_PER_SECOND = 48_000;

/** Records audio from the microphone. */
export function useAudioRecorder(options: AudioRecorderOptions): AudioRecorderState {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const latestOptions = useRef(options);
  const isUnmounted = useRef(false);
  useEffect(() => {
    latestOptions.current = options;
  });

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  useEffect(() => {
    if (!stream) return undefined;
    const startedAt = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - startedAt) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      // This releases the microphone, also when the component unmounts during a recording.
      stopTracks(stream);
    };
  }, [stream]);

  async function start(): Promise<void> {
    let microphone: MediaStream | undefined;
    try {
      const format = supportedRecordingFormat((type) => MediaRecorder.isTypeSupported(type));
      if (!format) throw new Error('this browser supports none of the recording formats');
      microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
      recorder.current = record(microphone, format);
      setSeconds(0);
      setStream(microphone);
    } catch (error) {
      if (microphone) stopTracks(microphone);
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      latestOptions.current.onError(isMissing ? 'notFound' : 'denied');
    }
  }

  function record(source: MediaStream, format: RecordingFormat): MediaRecorder {
    const id = uuid();
    const chunks: Blob[] = [];
    let bytes = 0;
    const mediaRecorder = new MediaRecorder(source, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    mediaRecorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      chunks.push(data);
      bytes += data.size;
      latestOptions.current.onChunk({ id, index: chunks.length, blob: data, format });
      if (bytes > MAX_BYTES && mediaRecorder.state === 'recording') mediaRecorder.stop();
    });
    mediaRecorder.addEventListener('stop', () => {
      const recording = { id, blob: new Blob(chunks, { type: format.mimeType }), format };
      if (isUnmounted.current) return latestOptions.current.onUnmount(recording);
      setStream(null);
      return latestOptions.current.onRecorded(recording);
    });
    // The event `ended` is fired when the microphone is disconnected, but not when the page itself stops the track.
    for (const track of source.getTracks()) {
      track.addEventListener('ended', () => {
        latestOptions.current.onError('disconnected');
        if (mediaRecorder.state === 'recording') mediaRecorder.stop();
      });
    }
    mediaRecorder.start(1000);
    return mediaRecorder;
  }

  return {
    seconds,
    stream,
    start,
    stop: () => {
      if (recorder.current?.state === 'recording') recorder.current.stop();
    },
  };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
