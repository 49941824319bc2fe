import type { SpeechModel } from '@memory/speech-model';
import type { RecognizerOptions } from 'sherpa-onnx-node';

/**
 * Returns the engine's options for a model. The model detects the language of each phrase, because learners mix languages.
 * @param threads the number of threads for one recording
 */
export function recognizerOptions(model: SpeechModel, threads: number): RecognizerOptions {
  return {
    modelConfig: { ...networksOf(model), tokens: model.paths.tokens, numThreads: threads, debug: false },
  };
}

function networksOf(model: SpeechModel): Partial<RecognizerOptions['modelConfig']> {
  if (model.kind === 'sense-voice')
    return { senseVoice: { model: model.paths.model, language: 'auto', useInverseTextNormalization: 1 } };
  if (model.kind === 'paraformer') return { paraformer: { model: model.paths.model } };
  const { encoder, decoder } = model.paths;
  return { whisper: { encoder, decoder, language: '', task: 'transcribe' } };
}
