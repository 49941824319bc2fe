import { Converter } from 'opencc-js/cn2t';
import STPhrases from 'opencc-js/dict/STPhrases';
import GeneratedPhrases from 'opencc-js/dict/STPhrases_GeneratedFromRegionalPhrases';

/**
 * Returns all phrases by which OpenCC divides a text before it converts it to traditional characters, each with its conversion, as lines for
 * `PhraseTable`.
 */
export function buildTraditionalPhrases(): string {
  const convert = Converter({ from: 'cn', to: 'tw' });
  const phrases = new Set(
    [STPhrases, GeneratedPhrases].flatMap((dictionary) => dictionary.split('|')).map((pair) => pair.split(' ')[0]!),
  );
  return [...phrases].map((phrase) => `${phrase}\t${convert(phrase)}`).join('\n');
}
