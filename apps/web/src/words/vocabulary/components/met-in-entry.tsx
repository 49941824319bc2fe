import type { VocabularySentence } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { thumbnailUrl } from '../../../capture/index.ts';
import { useTextInScript } from '../../reading-aids/use-text-in-script.ts';
import { useVocabularySentence } from '../api/vocabulary-contexts.ts';

interface MetInEntryProps {
  itemId: string;
  word: string;
  /** Whether an entry contains the word, so that a sentence is expected: it has its line until it is loaded, so that the list does not move. */
  isMet: boolean;
}

/** The sentence in which a user met a word, with the photo of that entry. Nothing for words that occur in no entry. */
export function MetInEntry({ itemId, word, isMet }: MetInEntryProps) {
  const { t } = useTranslation();
  const { data: found, isPending } = useVocabularySentence(itemId);
  if (isPending && isMet) return <div className="mt-3 h-[1.95rem]" />;
  if (!found) return null;
  return (
    <div className="mt-3 flex items-start gap-3 fade-in">
      <SentenceWithWord found={found} />
      {found.imageUrl && (
        <img
          src={thumbnailUrl(found.imageUrl, 'small')}
          alt={t('wordList.photo', { character: word })}
          width={76}
          height={76}
          decoding="async"
          className="size-19 shrink-0 rotate-2 rounded-lg border-4 border-sheet bg-well object-cover ring-1 ring-line"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </div>
  );
}

/** The number of characters of a long sentence that are shown before the word, and the largest number in all. */
const BEFORE_WORD = 14;
const MAX_LENGTH = 44;

/** A sentence of the user's own entry, with the word marked. A long sentence is cut around the word. */
function SentenceWithWord({ found: { sentence, ...word } }: { found: VocabularySentence }) {
  const { text, lang } = useTextInScript(sentence);
  // The sentence has as many characters in each script.
  const characters = Array.from(text);
  const start = Array.from(sentence.slice(0, word.start)).length;
  const end = Array.from(sentence.slice(0, word.end)).length;
  const before = characters.slice(0, start);
  const after = characters.slice(end);
  const isLong = before.length + after.length > MAX_LENGTH;
  const shownBefore = isLong ? before.slice(-BEFORE_WORD) : before;
  const shownAfter = isLong ? after.slice(0, MAX_LENGTH - shownBefore.length) : after;
  return (
    <p lang={lang} className="kai min-w-0 flex-1 text-[1.15rem] leading-[1.7] text-ink-soft">
      {shownBefore.length < before.length && '…'}
      {shownBefore.join('')}
      <mark className="rounded-sm bg-jade-wash px-0.5 text-jade-text underline decoration-2 underline-offset-[5px]">
        {characters.slice(start, end).join('')}
      </mark>
      {shownAfter.join('')}
      {shownAfter.length < after.length && '…'}
    </p>
  );
}
