import { useTranslation } from 'react-i18next';
import { thumbnailUrl } from '../../../capture/index.ts';
import { useVocabularySentence } from '../api/get-vocabulary-sentence.ts';
import { SentenceWithWord } from './sentence-with-word.tsx';

interface MetInEntryProps {
  itemId: string;
  word: string;
}

/** The sentence in which a user met a word, with the photo of that entry. Nothing for words that occur in no entry. */
export function MetInEntry({ itemId, word }: MetInEntryProps) {
  const { t } = useTranslation();
  const { data: found } = useVocabularySentence(itemId);
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
