import sherpa from 'sherpa-onnx-node';
import { SAMPLE_RATE } from './samples.ts';

/** The number of samples that the model judges at a time. Silero's model from version 5 on takes no other number at 16 kHz. */
export const VOICE_WINDOW_SAMPLES = 512;

/**
 * The minimum duration of voice and of a pause, in seconds: a phrase begins after this voice and ends after this pause. Pauses within a sentence are
 * shorter, so that a phrase keeps the context of its words.
 */
const MIN_SPEECH_SECONDS = 0.2;
const MIN_PAUSE_SECONDS = 0.5;
/** After this time, the engine ends a phrase at a pause of a tenth of a second, and needs a higher probability to count a window as voice. */
const SHORT_PAUSES_AFTER_SECONDS = 20;
/**
 * A longer phrase is divided, even without a pause. Whisper's networks take 30 s and the engine discards the rest; the memory of all models grows
 * with the length.
 */
const MAX_PHRASE_SAMPLES = 28 * SAMPLE_RATE;
const BUFFER_SECONDS = 60;
/** The probability from which a window counts as voice: the default of Silero. */
const THRESHOLD = 0.5;

/** A part of a recording in which a voice was detected, of at most 28 s. */
export interface DetectedPhrase {
  /** The first sample, counted from the start of the recording. */
  readonly start: number;
  readonly samples: Float32Array;
}

/** Finds the parts of a recording in which a voice is detected, so that no text is made of silence, noise or tones. */
export class VoiceDetector {
  private readonly vad: InstanceType<typeof sherpa.Vad>;

  constructor(model: string) {
    const sileroVad = {
      model,
      threshold: THRESHOLD,
      minSpeechDuration: MIN_SPEECH_SECONDS,
      minSilenceDuration: MIN_PAUSE_SECONDS,
      maxSpeechDuration: SHORT_PAUSES_AFTER_SECONDS,
      windowSize: VOICE_WINDOW_SAMPLES,
    };
    this.vad = new sherpa.Vad({ sileroVad, sampleRate: SAMPLE_RATE, debug: false }, BUFFER_SECONDS);
  }

  /** Takes the next window of a recording, and yields the phrases that have ended. */
  *accept(window: Float32Array): Generator<DetectedPhrase> {
    this.vad.acceptWaveform(window);
    yield* this.takePhrases();
  }

  /** Yields the phrase that the end of the recording ends, and makes the detector ready for another recording. */
  *finish(): Generator<DetectedPhrase> {
    this.vad.flush();
    yield* this.takePhrases();
    this.vad.reset();
  }

  private *takePhrases(): Generator<DetectedPhrase> {
    while (!this.vad.isEmpty()) {
      yield* dividePhrase(this.vad.front(false));
      this.vad.pop();
    }
  }
}

/** Divides a phrase that is too long into parts of equal length, because the engine cannot process a rest of some milliseconds. */
function* dividePhrase({ start, samples }: DetectedPhrase): Generator<DetectedPhrase> {
  const partLength = Math.ceil(samples.length / Math.ceil(samples.length / MAX_PHRASE_SAMPLES));
  for (let from = 0; from < samples.length; from += partLength)
    yield { start: start + from, samples: samples.slice(from, from + partLength) };
}
