import type { VocabularyItem } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useHiddenVocabulary } from '../api/list-vocabulary.ts';
import { VocabularyList } from './vocabulary-list.tsx';
import { VocabularySkeleton } from './vocabulary-skeleton.tsx';

interface HiddenVocabularyProps {
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** The words that the user has hidden, each with a button that shows it again. */
export function HiddenVocabulary({ covered, onReplace }: HiddenVocabularyProps) {
  const { t } = useTranslation();
  const { data: items, isPending, refetch } = useHiddenVocabulary();
  if (isPending) return <VocabularySkeleton />;
  if (!items)
    return (
      <EmptyState character="断" title={t('vocabulary.failed')}>
        <Button variant="primary" onClick={() => void refetch()}>
          {t('vocabulary.tryAgain')}
        </Button>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <div className="mt-6">
        <EmptyState character="藏" title={t('wordList.nothing.hidden')} text={t('wordList.nothingText.hidden')} />
      </div>
    );
  return (
    <>
      <p className="mt-4 text-ink-soft">{t('wordList.hiddenIntro')}</p>
      <VocabularyList items={items} covered={covered} onReplace={onReplace} />
    </>
  );
}
