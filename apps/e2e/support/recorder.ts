import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Waits until the running recorder shows a time of at least `minSeconds`. The exact second is not required, because on a busy machine the
 * page can skip seconds.
 */
export async function expectRunningRecorder(scope: Page | Locator, minSeconds = 1): Promise<void> {
  const time = scope.getByText(/^\d+:\d\d$/).first();
  await expect(async () => {
    const [minutes = 0, seconds = 0] = ((await time.textContent({ timeout: 1_000 })) ?? '').split(':').map(Number);
    expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(minSeconds);
  }).toPass();
}

/** What the synthetic microphone picks up. `left` and `right` are amplitudes from 0 to 1. */
interface Sound {
  left: number;
  right: number;
}

interface SyntheticMicrophone {
  hear: (sound: Sound) => void;
  setMuted: (isMuted: boolean) => void;
}

/**
 * Replaces the microphone of a page by a generated tone in two channels, whose volume the story sets. Chromium's own fake microphone plays one
 * file. Must be called before the page is loaded.
 */
export async function installSyntheticMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const audio = new AudioContext();
      const tone = new OscillatorNode(audio, { frequency: 220 });
      const sides = [new GainNode(audio, { gain: 0.4 }), new GainNode(audio, { gain: 0.4 })] as const;
      const merger = new ChannelMergerNode(audio, { numberOfInputs: 2 });
      const destination = new MediaStreamAudioDestinationNode(audio, { channelCount: 2 });
      for (const [channel, side] of sides.entries()) tone.connect(side).connect(merger, 0, channel);
      merger.connect(destination);
      tone.start();
      const [track] = destination.stream.getAudioTracks();
      if (!track) throw new Error('the destination has no track');
      track.getSettings = () => ({ channelCount: 2 });
      const microphone: SyntheticMicrophone = {
        hear({ left, right }) {
          sides[0].gain.value = left;
          sides[1].gain.value = right;
        },
        setMuted(isMuted) {
          Object.defineProperty(track, 'muted', { configurable: true, value: isMuted });
          track.dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'));
        },
      };
      Object.assign(window, { microphone });
      return Promise.resolve(destination.stream);
    };
  });
}

/** Sets what the microphone picks up from now on. */
export const hear = (page: Page, sound: Sound): Promise<void> =>
  page.evaluate((heard) => (window as unknown as { microphone: SyntheticMicrophone }).microphone.hear(heard), sound);

/** Mutes the microphone as the system does when the screen is locked, or ends that. */
export const setSystemMuted = (page: Page, isMuted: boolean): Promise<void> =>
  page.evaluate(
    (muted) => (window as unknown as { microphone: SyntheticMicrophone }).microphone.setMuted(muted),
    isMuted,
  );
