import { PenLine } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DailyQuestionText } from '../../daily-question/daily-question-slot.tsx';
import { useIsFoldedAfterSave, WriteAnotherButton } from '../just-saved-entry.ts';

/** What a folded form shows on phones: one button, which opens the form. */
export function FoldedForm({ onUnfold }: { onUnfold: () => void }) {
  const { t } = useTranslation();
  if (useIsFoldedAfterSave())
    return (
      <Suspense>
        <WriteAnotherButton onClick={onUnfold} />
      </Suspense>
    );
  return (
    <div className="relative flex min-h-17 items-center gap-3.5 sm:hidden">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-xl bg-cinnabar-wash text-cinnabar-text"
      >
        <PenLine size={22} />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="text-lg">
          {/* the button covers the whole sheet */}
          <button type="button" className="before:absolute before:-inset-5" onClick={onUnfold}>
            {t('entry.title')}
          </button>
        </h2>
        <p className="line-clamp-2 text-sm text-ink-soft">
          <DailyQuestionText>{t('entry.titlePlaceholder')}</DailyQuestionText>
        </p>
      </div>
    </div>
  );
}
