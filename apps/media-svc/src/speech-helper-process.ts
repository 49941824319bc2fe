import { stat } from 'node:fs/promises';
import sherpa from 'sherpa-onnx-node';
import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import { readSampleWindows, SAMPLE_RATE } from './transcription/local/samples.ts';
import type { RecognizedPhrase, SpeechRequest, SpeechResponse } from './transcription/local/speech-messages.ts';
import { VOICE_WINDOW_SAMPLES, VoiceDetector, type VoicedPart } from './transcription/local/voice-detector.ts';

/**
 * The program of the speech helper process. It is a process of its own, because a model takes up to a gigabyte of memory and a whole
 * processor core, and the engine ends its process when a model is damaged. transcription/local/local-transcription-engine.ts starts it.
 */
type Recognizer = InstanceType<typeof sherpa.OfflineRecognizer>;
interface Engine {
  readonly recognizer: Recognizer;
  readonly detector: VoiceDetector;
}

let loaded: { readonly key: string; readonly engine: Engine } | undefined;

serveHelperRequests(transcribe);

async function transcribe(
  { samples, ...models }: SpeechRequest,
  reportProgress: (share: number) => void,
): Promise<SpeechResponse> {
  const { recognizer, detector } = loadEngine(models);
  // media-worker knows from the first progress message that the models are loaded.
  reportProgress(0);
  const { size } = await stat(samples);
  const phrases: RecognizedPhrase[] = [];
  let position = 0;
  for await (const window of readSampleWindows(samples, VOICE_WINDOW_SAMPLES)) {
    position += window.length;
    for (const part of detector.accept(window)) {
      phrases.push(recognize(recognizer, part));
      reportProgress(Math.min(1, position / (size / 2)));
    }
  }
  for (const part of detector.finish()) phrases.push(recognize(recognizer, part));
  return { phrases };
}

/** Returns the engine for these models. A helper process serves one installation, so it loads them once, unless others are installed. */
function loadEngine(models: Omit<SpeechRequest, 'samples'>): Engine {
  const key = JSON.stringify(models);
  if (loaded?.key === key) return loaded.engine;
  const { model, voiceModel, threads } = models;
  const engine = {
    detector: new VoiceDetector(voiceModel),
    recognizer: new sherpa.OfflineRecognizer({
      modelConfig: {
        // The model detects the language of each phrase, because learners mix languages.
        senseVoice: { model: model.model, language: 'auto', useInverseTextNormalization: 1 },
        tokens: model.tokens,
        numThreads: threads,
        debug: false,
      },
    }),
  };
  loaded = { key, engine };
  return engine;
}

function recognize(recognizer: Recognizer, { start, samples }: VoicedPart): RecognizedPhrase {
  const stream = recognizer.createStream();
  stream.acceptWaveform({ sampleRate: SAMPLE_RATE, samples });
  recognizer.decode(stream);
  const { text, tokens, timestamps } = recognizer.getResult(stream);
  return {
    start: start / SAMPLE_RATE,
    end: (start + samples.length) / SAMPLE_RATE,
    text,
    tokens,
    tokenStarts: timestamps,
  };
}
