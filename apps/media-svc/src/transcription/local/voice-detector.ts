import sherpa from 'sherpa-onnx-node';
import { SAMPLE_RATE } from './samples.ts';

/** The number of samples that the model judges at a time. Silero's model from version 5 on takes no other number at 16 kHz. */
export const VOICE_WINDOW_SAMPLES = 512;

/**
 * Voice begins after this time and ends after this pause, in seconds. A pause within a sentence is shorter, so that a phrase has the words
 * around it.
 */
const MIN_SPEECH_SECONDS = 0.2;
const MIN_PAUSE_SECONDS = 0.5;
/** A longer phrase is divided at its next short pause. Models of speech are trained with up to 30 s, and their memory grows with the length. */
const MAX_PHRASE_SECONDS = 20;
const BUFFER_SECONDS = 60;
/** The probability from which a window counts as voice: the default of Silero. */
const THRESHOLD = 0.5;

/** A part of a recording with a voice. */
export interface VoicedPart {
  /** The first sample, counted from the start of the recording. */
  readonly start: number;
  readonly samples: Float32Array;
}

/** Finds the parts of a recording in which somebody speaks, so that no text is made of silence, noise or tones. */
export class VoiceDetector {
  private readonly vad: InstanceType<typeof sherpa.Vad>;

  constructor(model: string) {
    const sileroVad = {
      model,
      threshold: THRESHOLD,
      minSpeechDuration: MIN_SPEECH_SECONDS,
      minSilenceDuration: MIN_PAUSE_SECONDS,
      maxSpeechDuration: MAX_PHRASE_SECONDS,
      windowSize: VOICE_WINDOW_SAMPLES,
    };
    this.vad = new sherpa.Vad({ sileroVad, sampleRate: SAMPLE_RATE, debug: false }, BUFFER_SECONDS);
  }

  /** Takes the next window of a recording, and yields the parts that have ended. */
  *accept(window: Float32Array): Generator<VoicedPart> {
    this.vad.acceptWaveform(window);
    yield* this.takeParts();
  }

  /** Yields the part that the end of the recording ends, and makes the detector ready for another recording. */
  *finish(): Generator<VoicedPart> {
    this.vad.flush();
    yield* this.takeParts();
    this.vad.reset();
  }

  private *takeParts(): Generator<VoicedPart> {
    while (!this.vad.isEmpty()) {
      yield this.vad.front(false);
      this.vad.pop();
    }
  }
}
