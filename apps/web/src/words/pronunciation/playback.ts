/** The playback of one word. */
export interface Playback {
  /** Whether the playback was stopped: by another word, or because its button is gone. */
  isStopped: boolean;
  stop: () => void;
  /** Called when the playback is stopped. */
  onStop: () => void;
}

let current: Playback | undefined;

/** Begins to play a word. Stops the previous playback, so that only one word is heard at a time. */
export function startPlayback(): Playback {
  current?.stop();
  const playback: Playback = {
    isStopped: false,
    onStop: () => undefined,
    stop() {
      if (playback.isStopped) return;
      playback.isStopped = true;
      playback.onStop();
    },
  };
  current = playback;
  return playback;
}

/** A sound, or a part of a sound. `start` and `end` are in seconds from the start of the sound. */
export interface SoundClip {
  url: string;
  start?: number;
  end?: number;
}

/**
 * Plays a sound.
 * @returns whether the sound was played, to its end or until it was stopped
 */
export async function playClip(playback: Playback, { url, start = 0, end }: SoundClip): Promise<boolean> {
  const audio = new Audio(url);
  playback.onStop = () => audio.pause();
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  audio.addEventListener('pause', () => resolve(true));
  audio.addEventListener('ended', () => resolve(true));
  audio.addEventListener('error', () => resolve(false));
  if (start > 0) audio.currentTime = start;
  try {
    await audio.play();
  } catch {
    return false;
  }
  if (end !== undefined) pauseAt(audio, end);
  return ended;
}

/** Pauses at a time. The event `timeupdate` is fired only four times a second, and the next word would be heard. */
function pauseAt(audio: HTMLAudioElement, end: number): void {
  requestAnimationFrame(function pauseAtEnd() {
    if (audio.paused) return;
    if (audio.currentTime >= end) audio.pause();
    else requestAnimationFrame(pauseAtEnd);
  });
}

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
