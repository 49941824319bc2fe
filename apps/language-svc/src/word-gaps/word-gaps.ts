import type { WordGap } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { TextAnnotator } from '../annotate/annotator.ts';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { InMemoryDictionary } from '../dictionary/in-memory-dictionary.ts';
import { WordForms } from '../word-keys/word-forms.ts';
import { EnglishWords } from './english-words.ts';
import { findGaps } from './find-gaps.ts';
import { normalizeEnglish } from './normalize-english.ts';

/** The maximum number of Chinese words that are offered for an English word. */
const CANDIDATES_MAX = 5;
/** The maximum number of gaps that are returned for a text. */
const GAPS_MAX = 20;

/** Finds the words that a writer lacked: English words of Chinese sentences, with Chinese words for them. */
@Injectable()
export class WordGaps {
  private words: EnglishWords | undefined;

  constructor(
    private readonly dictionary: InMemoryDictionary,
    private readonly annotator: TextAnnotator,
    private readonly wordForms: WordForms,
  ) {}

  find(text: string): WordGap[] {
    // The index (3 MB) is read at the first request, so that the service starts faster.
    this.words ??= new EnglishWords(readGeneratedFile('englishWords'));
    return findGaps(text, this.words)
      .slice(0, GAPS_MAX)
      .map(({ english, start, matches }) => ({
        english,
        start,
        candidates: matches.slice(0, CANDIDATES_MAX).map(({ word }) => this.toCandidate(word, english)),
      }));
  }

  /**
   * Returns a Chinese word with its reading and meaning. A phrase that the dictionary lacks has the readings of its words, and its meaning is the
   * English text that was written.
   */
  private toCandidate(word: string, english: string): WordGap['candidates'][number] {
    const readings = this.dictionary.readingsOf(word);
    const key = normalizeEnglish(english);
    const reading =
      readings.find(({ meanings }) => meanings.some((meaning) => normalizeEnglish(meaning).startsWith(key))) ??
      readings[0];
    const pinyin =
      reading?.pinyin.toLowerCase() ??
      this.annotator
        .annotate(word)
        .flatMap((segment) => segment.pinyin)
        .join(' ');
    const meaning = reading?.meaning ?? english;
    const { traditional } = this.wordForms.formsOf({ character: word, pinyin, englishTranslation: meaning });
    return { word, traditional, pinyin, meaning };
  }
}
