import type { VocabularyItem } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useHiddenVocabulary } from '../api/vocabulary.ts';
import { HiddenVocabulary } from './hidden-vocabulary.tsx';

interface EmptyVocabularyProps {
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** Says that there are no words yet. A user who has hidden all words finds the hidden words here. */
export default function EmptyVocabulary({ covered, onReplace }: EmptyVocabularyProps) {
  const { t } = useTranslation();
  const hidden = useHiddenVocabulary();
  return (
    <>
      <EmptyState character="字" title={t('vocabulary.empty')} text={t('vocabulary.emptyText')} />
      {hidden.data && hidden.data.length > 0 && (
        <section aria-labelledby="hidden-words" className="mt-8">
          <h3 id="hidden-words" className="text-xl">
            {t('wordList.hidden')}
          </h3>
          <HiddenVocabulary covered={covered} onReplace={onReplace} />
        </section>
      )}
    </>
  );
}
