import { ConverterFactory } from 'opencc-js/core';
import compatibilityIdeographs from 'opencc-js/dict/CJK_Compatibility_Ideographs';
import simplifiedCharacters from 'opencc-js/dict/STCharacters';
import taiwanVariants from 'opencc-js/dict/TWVariants';
import taiwanVariantPhrases from 'opencc-js/dict/TWVariantsPhrases';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { PhraseTable } from './phrase-table.ts';

const phrases = new PhraseTable(readGeneratedFile('traditionalPhrases'));
const normalize = ConverterFactory([compatibilityIdeographs]);
const convertCharacters = ConverterFactory([simplifiedCharacters], [taiwanVariantPhrases, taiwanVariants]);

/**
 * Converts simplified characters to the characters of Taiwan, as OpenCC does and with OpenCC's dictionaries. OpenCC's table of the 50,000 phrases
 * takes 80 MB, this table 2 MB. A test compares the conversions.
 */
export const toTaiwanCharacters = (text: string): string => phrases.replace(normalize(text), convertCharacters);

/** Replaces variants of traditional characters in a text by the forms that Taiwan uses: 裏 by 裡. */
export const toTaiwanVariants = ConverterFactory([compatibilityIdeographs], [taiwanVariantPhrases, taiwanVariants]);

/** Returns the Taiwanese form of a phrase that OpenCC lists as a whole; undefined for any other text. */
export const taiwanFormOfPhrase = (text: string): string | undefined => phrases.replacementOf(text);

/** Returns the length in UTF-16 units of the longest phrase of OpenCC that may begin like a text. */
export const longestPhraseFrom = (text: string): number => phrases.longestFrom(text);
