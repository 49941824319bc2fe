import type { SpeechModel } from '@memory/speech-model';

/** A request to the speech helper process. */
export interface SpeechRequest {
  readonly model: SpeechModel;
  /** The path of the model that detects voices. */
  readonly voiceModel: string;
  /** The path of a file with samples: 16 kHz, one channel, signed 16-bit integers in little-endian order. */
  readonly samples: string;
  readonly threads: number;
}

/** A part of a recording in which a voice was detected, and what the model heard in it. */
export interface RecognizedPhrase {
  /** Start and end in seconds from the start of the recording. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The tokens of the text: a Chinese character, a part of a word that begins with a space when it begins a word, or a punctuation mark. */
  readonly tokens: readonly string[];
  /** The start of each token, in seconds from the start of the phrase; empty when the model reports no times. */
  readonly tokenStarts: readonly number[];
}

/** The response of the speech helper process: the phrases in their order. */
export interface SpeechResponse {
  readonly phrases: readonly RecognizedPhrase[];
}
