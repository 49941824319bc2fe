/** @vitest-environment dom */
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { setSpeechRecognitionConsent } from '../../../lib/speech-recognition-consent.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';
import AudioRecorder from './audio-recorder.tsx';

/** An audio track of a microphone, which is on until it is stopped. */
class FakeTrack extends EventTarget {
  readonly kind = 'audio';
  isOn = true;
  muted = false;
  stop = (): void => {
    this.isOn = false;
  };
}

/** The part of MediaRecorder that the recorder uses. */
class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  static instances: FakeMediaRecorder[] = [];
  state = 'inactive';

  constructor() {
    super();
    FakeMediaRecorder.instances.push(this);
  }

  start(): void {
    this.state = 'recording';
  }

  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}

/** The browser's speech recognition. It listens until it is stopped. */
class FakeRecognizer extends EventTarget {
  static instances: FakeRecognizer[] = [];
  start = (): void => void FakeRecognizer.instances.push(this);
  stop = (): void => undefined;
  abort = (): void => undefined;
}

let tracks: FakeTrack[];
/** Grants the microphone to each request that waits for the user's answer. */
let grantMicrophone: () => void;
let isDenied: boolean;

function getUserMedia(): Promise<unknown> {
  if (isDenied) return Promise.reject(new DOMException('denied', 'NotAllowedError'));
  return new Promise((resolve) => {
    const grantBefore = grantMicrophone;
    grantMicrophone = () => {
      grantBefore();
      const track = new FakeTrack();
      tracks.push(track);
      resolve({ getTracks: () => [track], getAudioTracks: () => [track] });
    };
  });
}

beforeEach(() => {
  [tracks, grantMicrophone, isDenied] = [[], () => undefined, false];
  [FakeMediaRecorder.instances, FakeRecognizer.instances] = [[], []];
  Object.assign(globalThis, { MediaRecorder: FakeMediaRecorder });
  Object.assign(window, { SpeechRecognition: FakeRecognizer });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  server.use(http.get('/api/config', () => HttpResponse.json({ browserSpeech: true })));
  setSpeechRecognitionConsent('allow');
});
afterEach(() => {
  act(() => setSpeechRecognitionConsent('ask'));
  for (const [object, name] of [
    [globalThis, 'MediaRecorder'],
    [window, 'SpeechRecognition'],
    [navigator, 'mediaDevices'],
  ] as const)
    Reflect.deleteProperty(object, name);
});

const upload = { file: null, blob: null, upload: vi.fn() } as unknown as RecordingUpload;

async function show() {
  const { unmount } = renderWithProviders(
    <StrictMode>
      <AudioRecorder
        userId="mei"
        draftId="new"
        keepsOnUnmount={false}
        upload={upload}
        uploadedUrl={null}
        onText={() => undefined}
        onRecordingChange={() => undefined}
      />
    </StrictMode>,
  );
  await screen.findByText('Writes along');
  return unmount;
}
const clickRecord = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Start recording' }));
const microphonesOn = (): boolean[] => tracks.map(({ isOn }) => isOn);

it('records once after a double click, and one live transcription listens', async () => {
  await show();
  clickRecord();
  clickRecord();
  await act(async () => grantMicrophone());
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeTruthy();
  expect([microphonesOn(), FakeMediaRecorder.instances.length, FakeRecognizer.instances.length]).toEqual([
    [true],
    1,
    1,
  ]);
});

it('switches the microphone off that is granted after the user has left the page', async () => {
  const unmount = await show();
  clickRecord();
  unmount();
  await act(async () => grantMicrophone());
  expect([microphonesOn(), FakeMediaRecorder.instances]).toEqual([[false], []]);
});

it('switches the microphone off when the user leaves the page before it shows the recording', async () => {
  const unmount = await show();
  clickRecord();
  await act(async () => {
    grantMicrophone();
    // The session is created when the promise of the microphone is resolved; React renders at the end of `act`.
    await new Promise((resolve) => setTimeout(resolve));
    expect(FakeMediaRecorder.instances).toHaveLength(1);
    unmount();
  });
  expect(microphonesOn()).toEqual([false]);
});

it('records at the next click after the browser refused the microphone', async () => {
  await show();
  isDenied = true;
  await act(async () => clickRecord());
  isDenied = false;
  clickRecord();
  await act(async () => grantMicrophone());
  expect(await screen.findByRole('button', { name: 'Stop recording' })).toBeTruthy();
});
