import type { CardType, ReadingAids, VocabularyContext } from '@memory/contracts';
import { wordInScript } from '../../reading-aids/word-in-script.ts';
import { shortMeaning } from '../../vocabulary/short-meaning.ts';
import type { SessionCard } from './session.ts';
import { type SentencePart, splitSentence } from './split-sentence.ts';

/** The content of a card. */
export interface CardContent {
  /** The question of the card. A gap needs a sentence: without a sentence, the card asks for the word by its meaning. */
  question: CardType;
  /** In the script that the user has chosen. */
  word: string;
  lang: 'zh-Hans' | 'zh-Hant';
  pinyin: string | null;
  /** The first sense of the meaning. */
  shortMeaning: string;
  /** The rest of the meaning after its first sense; empty if there is only one sense. */
  otherMeanings: string;
  context: VocabularyContext | null;
  /** The sentence of the context, divided at the word; empty without a context. */
  sentence: readonly SentencePart[];
}

export function cardContent(
  card: SessionCard,
  contexts: ReadonlyMap<string, VocabularyContext>,
  script: ReadingAids['script'],
): CardContent {
  const { character, spellings, pinyin, englishTranslation: meaning } = card.item;
  const { text: word, lang } = wordInScript(card.item, script);
  const context = contexts.get(card.itemId) ?? null;
  const short = shortMeaning(meaning);
  return {
    question: card.type === 'gap' && !context ? 'recall' : card.type,
    word,
    lang,
    pinyin,
    shortMeaning: short,
    otherMeanings: meaningsBeyond(short, meaning),
    context,
    sentence: context ? splitSentence(context, spellings ?? [character]) : [],
  };
}

/** Returns the senses after the first one, or the whole meaning if the first sense was shortened. */
function meaningsBeyond(short: string, meaning: string): string {
  if (meaning === short) return '';
  const rest = meaning.startsWith(short) ? meaning.slice(short.length).trimStart() : '';
  return /^[;；]/.test(rest) ? rest.slice(1).trimStart() : meaning;
}
