import type { VocabularyItem } from '@memory/contracts';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { formatMonth } from '../../../lib/format-date.ts';
import { useMarkVocabulary } from '../use-mark-vocabulary.ts';

/** The whole meaning of an open word, the month in which the user met it, and the button that hides it. */
export function VocabularyDetails({ item }: { item: VocabularyItem }) {
  const { t, i18n } = useTranslation();
  const { setHidden, isPending } = useMarkVocabulary(item);
  return (
    <div className="rise-in mt-1 grid gap-3 rounded-xl bg-well px-4 py-3">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 [&_dt]:text-sm [&_dt]:text-ink-soft">
        <dt>{t('wordList.meaning')}</dt>
        <dd>{item.englishTranslation}</dd>
        <dt>{t('wordList.met')}</dt>
        <dd>{formatMonth(new Date(item.metAt), i18n.language)}</dd>
      </dl>
      {!item.isUserGenerated && !item.isHidden && (
        <Button
          variant="ghost"
          className="justify-self-start px-2! text-sm!"
          aria-label={t('wordList.hideWord', { character: item.character })}
          disabled={isPending}
          onClick={() => setHidden(true)}
        >
          <EyeOff size={18} aria-hidden />
          {t('wordList.hide')}
        </Button>
      )}
    </div>
  );
}
