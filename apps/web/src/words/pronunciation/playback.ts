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
