import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { EnabledMoodRules } from './mood-rules.ts';

/** A part of a sentence, and the factor by which the weights of its sentiment words are multiplied. */
export interface WeightedClause {
  text: string;
  factor: number;
}

const SENTENCE_END = /(?<=[。！？!?；;\n])|(?<=\.)\s/;
const CONTRAST = clauseMarkers('contrast');
const CONCESSION = clauseMarkers('concession');
const LESS_IMPORTANT = 0.45;
const MORE_IMPORTANT = 1.2;

export function splitSentences(text: string): string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
}

/**
 * Splits a sentence at words such as 'but' (contrast) and 'although' (concession). The clause after 'but' gets a higher factor than the
 * clause before it, and a clause that begins with 'although' a lower factor than the rest of the sentence.
 */
export function splitClauses(sentence: string, rules: EnabledMoodRules): WeightedClause[] {
  const contrast = rules.has('contrast') ? CONTRAST.exec(sentence) : null;
  if (contrast) {
    return [
      { text: sentence.slice(0, contrast.index), factor: LESS_IMPORTANT },
      { text: sentence.slice(contrast.index + contrast[0].length), factor: MORE_IMPORTANT },
    ];
  }
  const concession = rules.has('concession') ? CONCESSION.exec(sentence) : null;
  const comma = concession ? sentence.slice(concession.index).search(/[,，]/) : -1;
  if (!concession || (comma < 0 && concession.index === 0)) return [{ text: sentence, factor: 1 }];
  const end = comma < 0 ? sentence.length : concession.index + comma;
  return [
    { text: sentence.slice(concession.index, end), factor: LESS_IMPORTANT },
    { text: `${sentence.slice(0, concession.index)} ${sentence.slice(end)}`, factor: MORE_IMPORTANT },
  ];
}

/**
 * Returns a regular expression that matches every clause marker (but, although, 但是) of a kind. Where several markers match at one index, it
 * matches the longest.
 */
function clauseMarkers(kind: 'contrast' | 'concession'): RegExp {
  const [chinese, english] = ['mood/chinese/clause-markers.tsv', 'mood/english/clause-markers.tsv'].map((path) =>
    readDataFile(path, { columns: { word: textColumn, kind: z.enum(['contrast', 'concession']) }, key: ['word'] })
      .filter((row) => row.kind === kind)
      .map(({ word }) => word)
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
  );
  // The lookbehind excludes "anything but", which is a negation and no contrast.
  return new RegExp(String.raw`(?:${chinese})|(?<!\banything )\b(?:${english})\b`, 'i');
}
