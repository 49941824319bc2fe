/** The playing of one word. */
export interface Playback {
  /** Whether it was stopped: by another word, or because its button is gone. */
  isStopped: boolean;
  stop: () => void;
  /** Called when it is stopped. */
  onStop: () => void;
}

let current: Playback | undefined;

/** Begins to play a word. Only one word is heard at a time: this stops the one before. */
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
