/** @vitest-environment dom */
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { setSpeechRecognitionConsent } from '../../lib/speech-recognition-consent.ts';
import { useLiveTranscription } from './use-live-transcription.ts';

/** The browser's speech recognition. Tests fire its events themselves. */
class FakeRecognizer extends EventTarget {
  static instances: FakeRecognizer[] = [];
  /** The languages that can be recognized on the device. */
  static onDevice: string[] = [];
  static available = ({ langs }: { langs: string[] }): Promise<string> =>
    Promise.resolve(langs.every((lang) => FakeRecognizer.onDevice.includes(lang)) ? 'available' : 'unavailable');
  lang = '';
  continuous = false;
  interimResults = false;
  processLocally = false;
  isRunning = false;
  wasAborted = false;

  constructor() {
    super();
    FakeRecognizer.instances.push(this);
  }

  start(): void {
    if (this.isRunning) throw new DOMException('running', 'InvalidStateError');
    this.isRunning = true;
  }

  stop(): void {
    this.end();
  }

  abort(): void {
    this.wasAborted = true;
    this.end();
  }

  /** Reports all results since the start. */
  hear(...transcripts: string[]): void {
    const results = transcripts.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }

  /** Reports all results since the start as final, but without a confidence. */
  hearFinal(transcripts: string[]): void {
    const results = transcripts.map((transcript) => Object.assign([{ transcript, confidence: 0 }], { isFinal: true }));
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }

  end(): void {
    this.isRunning = false;
    this.dispatchEvent(new Event('end'));
  }
}

const setUpConfig = (browserSpeech: boolean) =>
  server.use(http.get('/api/config', () => HttpResponse.json({ browserSpeech })));

async function renderTranscription(state: string) {
  const { result, unmount } = renderHookWithProviders(useLiveTranscription);
  await waitFor(() => expect(result.current.state).toBe(state));
  return { live: () => result.current, unmount };
}

/** Starts a transcription that the user consented to. */
async function startTranscription() {
  setSpeechRecognitionConsent('allow');
  const { live, unmount } = await renderTranscription('on');
  act(() => live().start());
  const [recognizer] = FakeRecognizer.instances;
  if (!recognizer) throw new Error('no recognizer was created');
  return { live, recognizer, unmount };
}

describe('useLiveTranscription', () => {
  beforeEach(() => {
    setUpConfig(true);
    FakeRecognizer.instances = [];
    FakeRecognizer.onDevice = [];
    Object.assign(window, { SpeechRecognition: FakeRecognizer });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    act(() => setSpeechRecognitionConsent('ask'));
    Reflect.deleteProperty(window, 'SpeechRecognition');
  });

  it('asks for consent before the browser may send audio', async () => {
    const { live } = await renderTranscription('ask');
    act(() => live().start());
    expect(FakeRecognizer.instances).toEqual([]);
    expect(live().stop()).toBe('');
    act(() => live().setConsent(true));
    expect(live().state).toBe('on');
    act(() => live().setConsent(false));
    expect(live().state).toBe('off');
    act(() => live().start());
    expect(FakeRecognizer.instances).toEqual([]);
  });

  it('does not listen during a pause, and goes on after it', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('今天'));
    act(() => live().pause());
    expect(recognizer.isRunning).toBe(false);
    act(() => live().resume());
    expect(recognizer.isRunning).toBe(true);
    act(() => recognizer.hear('下雨'));
    expect(live().stop()).toBe('今天下雨');
  });

  it('asks again when it is switched on after a refusal, unless the voice stays on the device', async () => {
    const { live } = await renderTranscription('ask');
    act(() => live().setConsent(false));
    act(() => live().toggle());
    expect(live().state).toBe('ask');
    act(() => live().setConsent(true));
    act(() => live().toggle());
    expect(live().state).toBe('off');
    FakeRecognizer.onDevice = ['zh-CN'];
    const onDevice = await renderTranscription('off');
    await waitFor(() => {
      act(() => onDevice.live().toggle());
      expect(onDevice.live().state).toBe('on');
    });
  });

  it('needs no consent on the device, which the user can still switch off', async () => {
    FakeRecognizer.onDevice = ['zh-CN'];
    const { live } = await renderTranscription('on');
    act(() => live().start());
    expect(FakeRecognizer.instances).toMatchObject([{ lang: 'zh-CN', processLocally: true }]);
    act(() => live().setConsent(false));
    expect(live().state).toBe('off');
  });

  it('asks again for a language that is not recognized on the device', async () => {
    FakeRecognizer.onDevice = ['zh-CN'];
    const { live } = await renderTranscription('on');
    act(() => live().setLanguage('en-US'));
    expect(live().language).toBe('en-US');
    await waitFor(() => expect(live().state).toBe('ask'));
    expect((await renderTranscription('ask')).live().language).toBe('en-US');
  });

  it('ignores a late response about a language that is no longer chosen', async () => {
    const responses = new Map<string, (availability: string) => void>();
    vi.spyOn(FakeRecognizer, 'available').mockImplementation(
      ({ langs }) => new Promise((resolve) => void responses.set(langs.join(), resolve)),
    );
    const { live } = await renderTranscription('ask');
    await waitFor(() => expect([...responses.keys()]).toEqual(['zh-CN']));
    act(() => live().setLanguage('en-US'));
    await waitFor(() => expect([...responses.keys()]).toEqual(['zh-CN', 'en-US']));
    await act(async () => responses.get('en-US')?.('unavailable'));
    await act(async () => responses.get('zh-CN')?.('available'));
    expect(live().state).toBe('ask');
  });

  it('is unavailable in a browser without speech recognition', async () => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    setSpeechRecognitionConsent('allow');
    const { live } = await renderTranscription('unavailable');
    act(() => live().start());
    expect(live().stop()).toBe('');
  });

  it('is unavailable in an installation that has switched it off', async () => {
    let isLoaded = false;
    server.use(
      http.get('/api/config', () => {
        isLoaded = true;
        return HttpResponse.json({ browserSpeech: false });
      }),
    );
    const { live } = await renderTranscription('unavailable');
    await waitFor(() => expect(isLoaded).toBe(true));
    await act(async () => undefined);
    expect(live().state).toBe('unavailable');
  });

  it('shows the transcript so far, and returns it trimmed when it is stopped', async () => {
    const { live, recognizer } = await startTranscription();
    expect(recognizer).toMatchObject({
      lang: 'zh-CN',
      continuous: true,
      interimResults: true,
      processLocally: false,
      isRunning: true,
    });
    act(() => recognizer.hear(' 今天'));
    expect(live().transcript).toBe('今天');
    act(() => recognizer.hear(' 今天', '下雪了 '));
    expect(live().transcript).toBe('今天下雪了');
    expect(live().stop()).toBe('今天下雪了');
    expect(recognizer.isRunning).toBe(false);
    expect(live().stop()).toBe('');
  });

  it('continues after a silence', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('今天'));
    act(() => recognizer.fail('no-speech'));
    expect(recognizer.isRunning).toBe(true);
    act(() => recognizer.hear('下雪了'));
    expect(live().transcript).toBe('今天下雪了');
    act(() => recognizer.end());
    act(() => recognizer.hear('。'));
    expect(live().stop()).toBe('今天下雪了。');
  });

  it('puts a space between English words where it was started again', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('I like tea'));
    act(() => recognizer.fail('no-speech'));
    act(() => recognizer.hear('and cake', ' today'));
    expect(live().transcript).toBe('I like tea and cake today');
    act(() => recognizer.end());
    act(() => recognizer.hear('今天'));
    expect(live().stop()).toBe('I like tea and cake today今天');
  });

  it('writes each word once in Chrome for Android, which calls all guesses final, also after it was started again', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile',
    );
    const { live, recognizer } = await startTranscription();
    const guesses = ['今天', '今天天气', '今天天气很好'];
    for (const count of [1, 2, 3]) act(() => recognizer.hearFinal(guesses.slice(0, count)));
    act(() => recognizer.end());
    act(() => recognizer.hearFinal(['我', '我去公园']));
    expect(live().stop()).toBe('今天天气很好我去公园');
  });

  it('ends a recognition that is still listening when it is started again', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('今天'));
    act(() => live().start());
    expect(FakeRecognizer.instances.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    act(() => recognizer.hear('昨天'));
    expect([live().transcript, live().stop()]).toEqual(['', '']);
    expect(FakeRecognizer.instances.map(({ isRunning }) => isRunning)).toEqual([false, false]);
  });

  it('ends after an error, and keeps the transcript', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('今天'));
    act(() => recognizer.fail('network'));
    expect(recognizer.isRunning).toBe(false);
    expect(live().stop()).toBe('今天');
  });

  it('continues when the browser has started the recognition again by itself', async () => {
    const { live, recognizer } = await startTranscription();
    recognizer.dispatchEvent(new Event('end'));
    act(() => recognizer.hear('今天'));
    expect(live().stop()).toBe('今天');
  });

  it('begins each recording with an empty transcript', async () => {
    const { live, recognizer } = await startTranscription();
    act(() => recognizer.hear('今天'));
    live().stop();
    act(() => live().start());
    expect(live().transcript).toBe('');
    expect(live().stop()).toBe('');
  });

  it('releases the microphone when the component unmounts', async () => {
    const { recognizer, unmount } = await startTranscription();
    unmount();
    expect([recognizer.wasAborted, recognizer.isRunning]).toEqual([true, false]);
  });

  it('unmounts without a recording', async () => {
    const { unmount } = await renderTranscription('ask');
    expect(unmount).not.toThrow();
  });
});
