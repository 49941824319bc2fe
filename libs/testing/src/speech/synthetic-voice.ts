const SAMPLE_RATE = 16_000;
const WAV_HEADER_BYTES = 44;
const LOUDNESS = 0.5;

/** The vowels that `synthesizeVoice` can say. Each vowel is defined by its formants: the frequencies, in Hz, at which the mouth resonates. */
export const vowelFormants = {
  i: [280, 2_250, 3_000],
  a: [750, 1_150, 2_500],
  u: [320, 800, 2_300],
} as const;
export type Vowel = keyof typeof vowelFormants;

/** The bandwidths of the three formants, in Hz. */
const BANDWIDTHS = [60, 90, 120] as const;
/** The pitch in Hz at the start and at the end of a sound. Consecutive sounds get the four tones of Mandarin in turn. */
const PITCHES = [
  [130, 130],
  [110, 150],
  [120, 105],
  [150, 100],
] as const;
/** The shape of the glottal cycle (Rosenberg 1971): the glottis opens until the fraction OPENING of the cycle, and closes until CLOSED_FROM. */
const OPENING = 0.6;
const CLOSED_FROM = 0.75;
/** The duration of the fade at the beginning and at the end of a sound, in seconds. */
const FADE_SECONDS = 0.03;

export interface SpokenSound {
  /** The vowel to say; null for a pause. */
  readonly vowel: Vowel | null;
  readonly seconds: number;
}

/**
 * Synthesizes a voice that says vowels: pulses, like the pulses of a glottis, pass through resonators, like a mouth. The sound is close enough to a
 * voice for a voice detector, and is the same at each run.
 * @returns a WAV file, 16 kHz, one channel
 */
export function synthesizeVoice(sounds: readonly SpokenSound[]): Buffer {
  const samples: number[] = [];
  const resonators = BANDWIDTHS.map(() => [0, 0] as [number, number]);
  let phase = 0;
  let previousFlow = 0;
  sounds.forEach(({ vowel, seconds }, index) => {
    const [from, to] = PITCHES[index % PITCHES.length]!;
    const length = Math.round(seconds * SAMPLE_RATE);
    for (let at = 0; at < length; at += 1) {
      phase = (phase + (from + (to - from) * (at / length)) / SAMPLE_RATE) % 1;
      const flow = glottalFlow(phase);
      const fade = Math.min(1, at / (FADE_SECONDS * SAMPLE_RATE), (length - at) / (FADE_SECONDS * SAMPLE_RATE));
      let sample = vowel === null ? 0 : fade * (flow - previousFlow);
      previousFlow = flow;
      if (vowel !== null)
        vowelFormants[vowel].forEach((frequency, formant) => {
          sample = resonate(resonators[formant]!, sample, frequency, BANDWIDTHS[formant]!);
        });
      samples.push(sample);
    }
  });
  return encodeWav(samples);
}

function glottalFlow(phase: number): number {
  if (phase < OPENING) return (1 - Math.cos((Math.PI * phase) / OPENING)) / 2;
  return phase < CLOSED_FROM ? Math.cos((Math.PI / 2) * ((phase - OPENING) / (CLOSED_FROM - OPENING))) : 0;
}

/** A digital resonator with two poles. @param state the last two results of this resonator; the function updates them */
function resonate(state: [number, number], input: number, frequency: number, bandwidth: number): number {
  const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
  const first = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
  const second = -radius * radius;
  const result = (1 - first - second) * input + first * state[0] + second * state[1];
  state[1] = state[0];
  state[0] = result;
  return result;
}

function encodeWav(samples: readonly number[]): Buffer {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), Number.MIN_VALUE);
  const wav = Buffer.alloc(WAV_HEADER_BYTES + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // one channel
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    wav.writeInt16LE(Math.round((sample / peak) * LOUDNESS * 32_767), WAV_HEADER_BYTES + index * 2),
  );
  return wav;
}
