import type { Entry } from '@memory/contracts';
import { type DisplayToken, tokenizeForDisplay } from '@memory/text';
import { distinctExtractedText, transcriptOrNull } from '../../capture/index.ts';

/** A text of an entry that is read: its title, its content, or the text of its recording or photo. */
export interface ReadingSection extends DividedText {
  kind: 'title' | 'content' | 'transcript' | 'extracted';
  text: string;
  /** The position of the first sentence among the sentences of all sections. */
  firstSentence: number;
  /** Whether the section is the text of the entry's recording. */
  isSpoken: boolean;
}

/** Returns the texts of an entry in the order in which its card shows them. A text that occurs twice is returned once. */
export function readingSections(
  entry: Pick<Entry, 'title' | 'content' | 'extractedText' | 'originalAudioUrl'>,
): ReadingSection[] {
  const transcript = entry.originalAudioUrl === null ? null : transcriptOrNull(entry.extractedText);
  const extracted = distinctExtractedText(entry);
  const content = transcript !== null && extracted === null ? transcript : entry.content;
  const texts: Pick<ReadingSection, 'kind' | 'text' | 'isSpoken'>[] = [
    { kind: 'title', text: entry.title, isSpoken: false },
    { kind: 'content', text: content, isSpoken: content === transcript },
  ];
  if (extracted !== null)
    texts.push({
      kind: entry.originalAudioUrl === null ? 'extracted' : 'transcript',
      text: extracted,
      isSpoken: extracted === transcript,
    });
  let firstSentence = 0;
  return texts
    .filter(({ text }) => text.trim() !== '')
    .map((section) => {
      const divided = divideText(section.text);
      const placed = { ...section, ...divided, firstSentence };
      firstSentence += divided.sentences.length;
      return placed;
    });
}

/** A sentence of a text: its tokens from `start` up to but not including `end`. */
interface Sentence {
  start: number;
  end: number;
  /** The sentence without white space at both ends. */
  text: string;
}

/** Consecutive sentences that are shown as one paragraph. */
export interface TextBlock {
  /** The position of the first sentence in the whole text. */
  firstSentence: number;
  sentences: Sentence[];
}

interface DividedText {
  tokens: DisplayToken[];
  sentences: Sentence[];
  blocks: TextBlock[];
}

const SENTENCE_END = /[。！？!?…\n]|\.\s/;
const PAUSE = /[，,；;：:、\s]/;
/** A sentence with more tokens is cut at its next comma, because browsers stop reading a long utterance aloud before its end. */
const SENTENCE_TOKENS = 80;
/** A text without any punctuation is cut after this many tokens. */
const SENTENCE_TOKENS_MAX = 160;
/** A longer paragraph is shown as several blocks, because a block is rendered as a whole. */
const BLOCK_TOKENS = 400;

/** Divides a text into sentences, which are read aloud one by one, and into blocks, which are rendered when they come into view. */
export function divideText(text: string): DividedText {
  const tokens = tokenizeForDisplay(text);
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [index, token] of tokens.entries()) {
    if (index + 1 < tokens.length && !endsSentence(token, index + 1 - start)) continue;
    sentences.push({ start, end: index + 1, text: textOf(tokens.slice(start, index + 1)) });
    start = index + 1;
  }
  return { tokens, sentences, blocks: toBlocks(tokens, sentences) };
}

const textOf = (tokens: readonly DisplayToken[]): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .trim();

function endsSentence({ kind, text }: DisplayToken, length: number): boolean {
  if (length >= SENTENCE_TOKENS_MAX) return true;
  return kind === 'other' && (SENTENCE_END.test(text) || (length >= SENTENCE_TOKENS && PAUSE.test(text)));
}

function toBlocks(tokens: readonly DisplayToken[], sentences: readonly Sentence[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let current: TextBlock | undefined;
  for (const [index, sentence] of sentences.entries()) {
    if (current) current.sentences.push(sentence);
    else blocks.push((current = { firstSentence: index, sentences: [sentence] }));
    const isParagraphEnd = tokens[sentence.end - 1]?.text.includes('\n');
    if (isParagraphEnd || sentence.end - (current.sentences[0]?.start ?? 0) >= BLOCK_TOKENS) current = undefined;
  }
  return blocks;
}
