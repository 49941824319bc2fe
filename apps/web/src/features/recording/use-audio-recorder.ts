import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { supportedRecordingFormat, type RecordingFormat } from './recording-format.ts';

export interface Recording {
  id: string;
  blob: Blob;
  format: RecordingFormat;
}

export type MicrophoneProblem = 'denied' | 'none' | 'lost';

interface AudioRecorderState {
  /** Whole seconds since the start. */
  seconds: number;
  /** The microphone, while it is open. */
  stream: MediaStream | null;
  start: () => Promise<void>;
  stop: () => void;
}

interface AudioRecorderOptions {
  /** Gets the recording when it is stopped, also when the microphone was unplugged meanwhile. */
  onRecorded: (recording: Recording) => void;
  /** Gets the recording that was still going on when its page was left. */
  onLeft: (recording: Recording) => void;
  onProblem: (problem: MicrophoneProblem) => void;
  /** Each second of a recording that is still going on, to be kept in case of a crash. */
  onPart: (part: { id: string; n: number; blob: Blob; format: RecordingFormat }) => void;
}

/** A little under what the server takes (25 MB): longer recordings end here by themselves, and are kept. */
const MAX_BYTES = 24 * 1024 * 1024;
/** Plenty for a voice; an hour fits into what the server takes. */
const BITS_PER_SECOND = 48_000;

/** Records the microphone. */
export function useAudioRecorder(uses: AudioRecorderOptions): AudioRecorderState {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const latest = useRef(uses);
  const left = useRef(false);
  useEffect(() => {
    latest.current = uses;
  });

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  useEffect(() => {
    if (!stream) return undefined;
    const started = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - started) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      // the light of the microphone goes out, also when the page is left in the middle
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  async function start(): Promise<void> {
    let opened: MediaStream | undefined;
    try {
      const format = supportedRecordingFormat((type) => MediaRecorder.isTypeSupported(type));
      if (!format) throw new Error('this browser records in no format we take');
      opened = await navigator.mediaDevices.getUserMedia({ audio: true });
      recorder.current = begin(opened, format);
      setSeconds(0);
      setStream(opened);
    } catch (error) {
      for (const track of opened?.getTracks() ?? []) track.stop();
      latest.current.onProblem(error instanceof DOMException && error.name === 'NotFoundError' ? 'none' : 'denied');
    }
  }

  function begin(source: MediaStream, format: RecordingFormat): MediaRecorder {
    const id = uuid();
    const parts: Blob[] = [];
    let bytes = 0;
    const machine = new MediaRecorder(source, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    machine.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      parts.push(data);
      bytes += data.size;
      latest.current.onPart({ id, n: parts.length, blob: data, format });
      if (bytes > MAX_BYTES && machine.state === 'recording') machine.stop();
    });
    machine.addEventListener('stop', () => {
      const recording = { id, blob: new Blob(parts, { type: format.mimeType }), format };
      if (left.current) return latest.current.onLeft(recording);
      setStream(null);
      return latest.current.onRecorded(recording);
    });
    // a track that ends by itself was unplugged or taken back; one that we stop sends no event
    for (const track of source.getTracks()) {
      track.addEventListener('ended', () => {
        latest.current.onProblem('lost');
        if (machine.state === 'recording') machine.stop();
      });
    }
    machine.start(1000);
    return machine;
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
