import type { Playback } from './playback.ts';

/** The language tag of the spoken texts. */
const SPOKEN_LANGUAGE = 'zh-CN';

/**
 * Speaks a text in a voice of the browser.
 * @param rate the speed; 1 is normal
 * @returns whether the text was spoken to its end or was stopped by another text; false after a failure
 */
export function speak(playback: Playback, text: string, voice: SpeechSynthesisVoice, rate: number): Promise<boolean> {
  return new Promise((resolve) => {
    playback.onStop = () => speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = SPOKEN_LANGUAGE;
    utterance.voice = voice;
    utterance.rate = rate;
    const finish = (isSpoken: boolean): void => {
      playback.onStop = () => undefined;
      resolve(isSpoken);
    };
    utterance.addEventListener('end', () => finish(true));
    // These two errors are no failures, because starting the next utterance cancels the current one.
    utterance.addEventListener('error', ({ error }) => finish(error === 'canceled' || error === 'interrupted'));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
