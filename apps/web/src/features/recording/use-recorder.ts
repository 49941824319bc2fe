import { useEffect, useRef, useState } from 'react';
import { chooseFormat, type RecordingFormat } from './recording-format.ts';

export interface Recording {
  blob: Blob;
  format: RecordingFormat;
}

interface Recorder {
  recording: boolean;
  /** Whole seconds since the start. */
  seconds: number;
  /** The microphone, while it is open. */
  stream: MediaStream | null;
  start: () => Promise<void>;
  stop: () => void;
}

/**
 * Records the microphone.
 * @param onRecorded gets the recording when it is stopped, also when the microphone was unplugged meanwhile
 * @param onRefused the microphone may not or cannot be used
 */
export function useRecorder(onRecorded: (recording: Recording) => void, onRefused: () => void): Recorder {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);

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
      const format = chooseFormat((type) => MediaRecorder.isTypeSupported(type));
      if (!format) throw new Error('this browser records in no format we take');
      opened = await navigator.mediaDevices.getUserMedia({ audio: true });
      recorder.current = begin(opened, format);
      setSeconds(0);
      setStream(opened);
    } catch {
      for (const track of opened?.getTracks() ?? []) track.stop();
      onRefused();
    }
  }

  function begin(source: MediaStream, format: RecordingFormat): MediaRecorder {
    const parts: Blob[] = [];
    const machine = new MediaRecorder(source, { mimeType: format.mimeType });
    machine.addEventListener('dataavailable', ({ data }) => parts.push(data));
    machine.addEventListener('stop', () => {
      setStream(null);
      onRecorded({ blob: new Blob(parts, { type: format.mimeType }), format });
    });
    machine.start(1000);
    return machine;
  }

  return { recording: stream !== null, seconds, stream, start, stop: () => recorder.current?.stop() };
}
