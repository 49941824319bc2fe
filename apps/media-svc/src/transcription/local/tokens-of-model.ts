import type { SpeechModel } from '@memory/speech-model';

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
