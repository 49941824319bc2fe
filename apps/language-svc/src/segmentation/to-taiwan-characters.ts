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
 * OpenCC's conversion from simplified characters to those of Taiwan. It uses OpenCC's dictionaries, but its own table for the 50,000 phrases,
 * which take 80 MB in OpenCC's tables and 2 MB in this one. A test compares the conversions.
 */
export const toTaiwanCharacters = (text: string): string => phrases.replace(normalize(text), convertCharacters);

/** Replaces the variants in a text in traditional characters by those of Taiwan: 裏 by 裡. */
export const toTaiwanVariants = ConverterFactory([compatibilityIdeographs], [taiwanVariantPhrases, taiwanVariants]);

/** Returns the Taiwanese form of a phrase that OpenCC lists as a whole; undefined for any other text. */
export const taiwanFormOfPhrase = (text: string): string | undefined => phrases.replacementOf(text);

/** Returns the length in UTF-16 units of the longest phrase of OpenCC that may begin like a text. */
export const longestPhraseFrom = (text: string): number => phrases.longestFrom(text);
