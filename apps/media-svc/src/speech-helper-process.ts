import { stat } from 'node:fs/promises';
import type { SpeechModel } from '@memory/speech-model';
import sherpa from 'sherpa-onnx-node';
import { serveHelperRequests } from './helper-processes/serve-helper-requests.ts';
import { recognizerOptions, tokensOfModel } from './transcription/local/recognizer-options.ts';
import { BYTES_PER_SAMPLE, readSampleWindows, SAMPLE_RATE } from './transcription/local/samples.ts';
import type { RecognizedPhrase, SpeechRequest, SpeechResponse } from './transcription/local/speech-messages.ts';
import { type DetectedPhrase, VOICE_WINDOW_SAMPLES, VoiceDetector } from './transcription/local/voice-detector.ts';

/**
 * The program of the speech helper process. It is a separate process, because a model takes up to a gigabyte of memory and a whole processor core,
 * and the engine ends its process when a model is damaged. transcription/local/local-transcription-engine.ts starts it.
 */
interface Engine {
  readonly kind: SpeechModel['kind'];
  readonly recognizer: InstanceType<typeof sherpa.OfflineRecognizer>;
  readonly detector: VoiceDetector;
}

let loaded: { readonly key: string; readonly engine: Engine } | undefined;

serveHelperRequests(transcribe);

async function transcribe(
  { samples, ...models }: SpeechRequest,
  reportProgress: (share: number) => void,
): Promise<SpeechResponse> {
  const engine = loadEngine(models);
  // media-worker knows from the first progress message that the models are loaded.
  reportProgress(0);
  const sampleCount = (await stat(samples)).size / BYTES_PER_SAMPLE;
  const phrases: RecognizedPhrase[] = [];
  let position = 0;
  let reportedPercent = 0;
  for await (const window of readSampleWindows(samples, VOICE_WINDOW_SAMPLES)) {
    for (const phrase of engine.detector.accept(window)) phrases.push(recognize(engine, phrase));
    position += window.length;
    const percent = Math.min(100, Math.floor((position / sampleCount) * 100));
    if (percent > reportedPercent) reportProgress(percent / 100);
    reportedPercent = percent;
  }
  for (const phrase of engine.detector.finish()) phrases.push(recognize(engine, phrase));
  return { phrases };
}

/**
 * Returns the engine for these models. A helper process serves one installation, so it loads the models once, and again only when other models are
 * installed.
 */
function loadEngine(models: Omit<SpeechRequest, 'samples'>): Engine {
  const key = JSON.stringify(models);
  if (loaded?.key === key) return loaded.engine;
  const { model, voiceModel, threads } = models;
  const engine = {
    kind: model.kind,
    detector: new VoiceDetector(voiceModel),
    recognizer: new sherpa.OfflineRecognizer(recognizerOptions(model, threads)),
  };
  loaded = { key, engine };
  return engine;
}

function recognize({ kind, recognizer }: Engine, { start, samples }: DetectedPhrase): RecognizedPhrase {
  const stream = recognizer.createStream();
  stream.acceptWaveform({ sampleRate: SAMPLE_RATE, samples });
  recognizer.decode(stream);
  const { text, tokens, timestamps } = recognizer.getResult(stream);
  return {
    start: start / SAMPLE_RATE,
    end: (start + samples.length) / SAMPLE_RATE,
    text,
    tokens: tokensOfModel(kind, tokens),
    tokenStarts: timestamps,
  };
}
