/** @vitest-environment dom */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ForcedStop, RecordedAudio } from './recording-session.ts';
import { type MicrophoneError, useAudioRecorder } from './use-audio-recorder.ts';

/** A microphone's audio track. */
class FakeTrack extends EventTarget {
  isStopped = false;
  enabled = true;
  muted = false;

  setMuted(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }

  stop(): void {
    this.isStopped = true;
  }
}

/** The part of MediaRecorder that the hook uses. Tests fire `dataavailable` themselves. */
class FakeMediaRecorder extends EventTarget {
  static supported = ['audio/mp4'];
  static instances: FakeMediaRecorder[] = [];
  static isTypeSupported = (type: string): boolean => FakeMediaRecorder.supported.includes(type);
  static isBroken = false;
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  requestedDataCount = 0;
  readonly options: MediaRecorderOptions;
  /** The data that is available when the recorder stops. */
  lastData: Blob | null = null;
  stopCount = 0;

  constructor(_: unknown, options: MediaRecorderOptions) {
    super();
    if (FakeMediaRecorder.isBroken) throw new DOMException('unsupported', 'NotSupportedError');
    this.options = options;
    FakeMediaRecorder.instances.push(this);
  }

  start(): void {
    this.state = 'recording';
  }

  pause(): void {
    this.state = 'paused';
    this.dispatchEvent(new Event('pause'));
  }

  resume(): void {
    this.state = 'recording';
  }

  requestData(): void {
    this.requestedDataCount += 1;
  }

  record(data: Blob): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }

  stop(): void {
    this.stopCount += 1;
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    if (this.lastData) this.record(this.lastData);
    this.dispatchEvent(new Event('stop'));
  }
}

let track: FakeTrack;
const microphone = { getTracks: () => [track], getAudioTracks: () => [track] };
let getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>;
let recordings: RecordedAudio[];
let unmounted: RecordedAudio[];
let chunkIndexes: number[];
let errors: MicrophoneError[];
let forcedStops: ForcedStop[];

const renderRecorder = () =>
  renderHook(
    (props: { recordings: RecordedAudio[] }) =>
      useAudioRecorder({
        onStart: () => undefined,
        onRecorded: (recording) => props.recordings.push(recording),
        onUnmount: (recording) => unmounted.push(recording),
        onForcedStop: (reason) => forcedStops.push(reason),
        onError: (error) => errors.push(error),
        onChunk: ({ index }) => chunkIndexes.push(index),
      }),
    { initialProps: { recordings } },
  );

async function startRecording() {
  const { result, rerender, unmount } = renderRecorder();
  await act(() => result.current.start());
  const mediaRecorder = FakeMediaRecorder.instances.at(-1);
  if (!mediaRecorder) throw new Error('no MediaRecorder was created');
  return { recorder: () => result.current, mediaRecorder, rerender, unmount };
}

describe('useAudioRecorder', () => {
  beforeEach(() => {
    track = new FakeTrack();
    getUserMedia = ({ audio }) =>
      audio ? Promise.resolve(microphone) : Promise.reject(new TypeError('nothing is requested'));
    [recordings, unmounted, chunkIndexes, errors, forcedStops] = [[], [], [], [], []];
    FakeMediaRecorder.supported = ['audio/mp4'];
    FakeMediaRecorder.instances = [];
    FakeMediaRecorder.isBroken = false;
    Object.assign(globalThis, { MediaRecorder: FakeMediaRecorder });
    Object.assign(navigator, {
      mediaDevices: { getUserMedia: (constraints: MediaStreamConstraints) => getUserMedia(constraints) },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('joins the chunks when it is stopped, and releases the microphone', async () => {
    const { recorder, mediaRecorder } = await startRecording();
    expect(recorder().stream).not.toBeNull();
    act(() => {
      mediaRecorder.record(new Blob(['one ']));
      mediaRecorder.record(new Blob([]));
      mediaRecorder.record(new Blob(['two']));
    });
    expect(chunkIndexes).toEqual([1, 2]);
    act(() => recorder().stop());
    expect(recorder().stream).toBeNull();
    expect(track.isStopped).toBe(true);
    expect(await recordings[0]?.blob.text()).toBe('one two');
    expect(recordings).toMatchObject([{ format: { fileName: 'recording.m4a' }, blob: { type: 'audio/mp4' } }]);
    expect(mediaRecorder.options).toEqual({ mimeType: 'audio/mp4', audioBitsPerSecond: 48_000 });
    act(() => recorder().stop());
    expect(recordings).toHaveLength(1);
    expect(mediaRecorder.stopCount).toBe(1);
  });

  it('counts whole seconds, from 0 for each recording', async () => {
    vi.useFakeTimers();
    const { recorder } = await startRecording();
    act(() => vi.advanceTimersByTime(3000));
    expect(recorder().seconds).toBe(3);
    act(() => recorder().stop());
    act(() => vi.advanceTimersByTime(3000));
    expect(recorder().seconds).toBe(3);
    await act(() => recorder().start());
    expect(recorder().seconds).toBe(0);
  });

  it.each([
    ['denied permission', new DOMException('denied', 'NotAllowedError'), 'denied'],
    ['missing microphone', new DOMException('none', 'NotFoundError'), 'notFound'],
    ['microphone that another program uses', new DOMException('busy', 'NotReadableError'), 'busy'],
    ['page without access to microphones', new TypeError('mediaDevices is undefined'), 'unsupported'],
    ['page over plain http', new TypeError('mediaDevices is undefined'), 'insecure'],
  ])('reports a %s', async (_, reason, error) => {
    Reflect.set(window, 'isSecureContext', error !== 'insecure');
    onTestFinished(() => void Reflect.deleteProperty(window, 'isSecureContext'));
    getUserMedia = () => Promise.reject(reason);
    const { result } = renderRecorder();
    await act(() => result.current.start());
    expect(errors).toEqual([error]);
    expect(result.current.stream).toBeNull();
  });

  it('reports a browser without a supported format, without opening the microphone', async () => {
    FakeMediaRecorder.supported = [];
    let isOpened = false;
    getUserMedia = () => {
      isOpened = true;
      return Promise.resolve(microphone);
    };
    const { result } = renderRecorder();
    await act(() => result.current.start());
    expect(errors).toEqual(['unsupported']);
    expect(isOpened).toBe(false);
  });

  it('releases the microphone when the browser cannot record it', async () => {
    FakeMediaRecorder.isBroken = true;
    const { result } = renderRecorder();
    await act(() => result.current.start());
    expect([errors, track.isStopped, result.current.stream]).toEqual([['unsupported'], true, null]);
  });

  it('does nothing when it is stopped before it was started', () => {
    const { result } = renderRecorder();
    act(() => result.current.stop());
    expect([recordings, errors]).toEqual([[], []]);
  });

  it('passes the recording to the callback of the latest render', async () => {
    const { recorder, mediaRecorder, rerender } = await startRecording();
    const latest: RecordedAudio[] = [];
    rerender({ recordings: latest });
    act(() => mediaRecorder.record(new Blob(['one'])));
    act(() => recorder().stop());
    expect([recordings.length, latest.length]).toEqual([0, 1]);
  });

  it('keeps the recording when the microphone is disconnected', async () => {
    const { recorder, mediaRecorder } = await startRecording();
    act(() => {
      mediaRecorder.record(new Blob(['one']));
      track.dispatchEvent(new Event('ended'));
    });
    expect([errors, forcedStops]).toEqual([[], ['disconnected']]);
    expect(recordings).toHaveLength(1);
    expect(recorder().stream).toBeNull();
  });

  it('stops before the size that the server rejects', async () => {
    const { recorder, mediaRecorder } = await startRecording();
    act(() => mediaRecorder.record(new Blob([new Uint8Array(24 * 1024 * 1024)])));
    expect(recorder().stream).not.toBeNull();
    act(() => mediaRecorder.record(new Blob(['one more byte'])));
    expect(recorder().stream).toBeNull();
    expect(recordings).toHaveLength(1);
    expect(forcedStops).toEqual(['limit']);
  });

  it('counts recorded time only: a pause stores what was said, and shows that the page does not listen', async () => {
    vi.useFakeTimers();
    const { recorder, mediaRecorder } = await startRecording();
    act(() => vi.advanceTimersByTime(3000));
    act(() => recorder().pause());
    expect([mediaRecorder.state, mediaRecorder.requestedDataCount, track.enabled]).toEqual(['paused', 1, false]);
    act(() => vi.advanceTimersByTime(60_000));
    expect([recorder().seconds, recorder().isPaused]).toEqual([3, true]);
    act(() => recorder().resume());
    act(() => vi.advanceTimersByTime(2000));
    expect([recorder().seconds, recorder().isPaused, recorder().hasSlept]).toEqual([5, false, false]);
    expect([mediaRecorder.state, track.enabled]).toEqual(['recording', true]);
  });

  it('is stopped, unplugged and unmounted during a pause without loss', async () => {
    for (const end of ['stop', 'unplug', 'unmount'] as const) {
      const { recorder, mediaRecorder, unmount } = await startRecording();
      act(() => mediaRecorder.record(new Blob(['one'])));
      act(() => recorder().pause());
      if (end === 'stop') act(() => recorder().stop());
      else if (end === 'unplug') act(() => track.dispatchEvent(new Event('ended')) as unknown as void);
      else unmount();
    }
    expect(recordings).toHaveLength(2);
    expect(unmounted).toHaveLength(1);
    expect(await unmounted[0]?.blob.text()).toBe('one');
  });

  it('records no silence while the system mutes the microphone, and goes on by itself', async () => {
    vi.useFakeTimers();
    const { recorder, mediaRecorder } = await startRecording();
    act(() => track.setMuted(true));
    act(() => vi.advanceTimersByTime(9000));
    expect([recorder().isMuted, recorder().seconds, mediaRecorder.state]).toEqual([true, 0, 'paused']);
    act(() => recorder().pause());
    act(() => track.setMuted(false));
    expect([recorder().isMuted, mediaRecorder.state]).toEqual([false, 'paused']);
    act(() => recorder().resume());
    expect(mediaRecorder.state).toBe('recording');
  });

  it('stops at 30 minutes of recorded time, also where timers stand still', async () => {
    vi.useFakeTimers();
    const { recorder, mediaRecorder } = await startRecording();
    act(() => vi.advanceTimersByTime(30 * 60_000 - 1000));
    expect([recorder().stream === null, recorder().seconds]).toEqual([false, 1799]);
    vi.setSystemTime(Date.now() + 1000);
    act(() => mediaRecorder.record(new Blob(['the last second'])));
    expect([recordings.length, forcedStops, recorder().stream]).toEqual([1, ['limit'], null]);
  });

  it('stops once when the last data exceed the size', async () => {
    const { recorder, mediaRecorder } = await startRecording();
    mediaRecorder.lastData = new Blob([new Uint8Array(24 * 1024 * 1024 + 1)]);
    act(() => recorder().stop());
    expect([mediaRecorder.stopCount, recordings.length]).toEqual([1, 1]);
  });

  it('passes on the recording of a component that unmounts, and releases the microphone', async () => {
    const { mediaRecorder, unmount } = await startRecording();
    act(() => mediaRecorder.record(new Blob(['one'])));
    unmount();
    expect(track.isStopped).toBe(true);
    // the browser stops a MediaRecorder whose tracks have all stopped
    mediaRecorder.stop();
    expect(recordings).toEqual([]);
    expect(unmounted).toHaveLength(1);
  });
});
