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

/** Paraformer marks a token that the next one continues: `hel@@`, `lo`. */
const CONTINUED = '@@';
const STARTS_WITH_LATIN = /^[\p{Script=Latin}\p{N}]/u;

/** Returns the tokens of a model in the form of SenseVoice, in which a word of a language with spaces begins with a space. */
export function tokensOfModel(kind: SpeechModel['kind'], tokens: readonly string[]): string[] {
  if (kind !== 'paraformer') return [...tokens];
  return tokens.map((token, index) => {
    const text = token.endsWith(CONTINUED) ? token.slice(0, -CONTINUED.length) : token;
    const isContinuation = tokens[index - 1]?.endsWith(CONTINUED) ?? false;
    return isContinuation || !STARTS_WITH_LATIN.test(text) ? text : ` ${text}`;
  });
}
