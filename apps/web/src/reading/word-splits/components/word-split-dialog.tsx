import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useTextAnnotation } from '../../../words/index.ts';
import { DividedText } from './divided-text.tsx';
import { WordFixes } from './word-fixes.tsx';

/** The dialog in which the user chooses a word of a text and joins or divides it. The fix applies to all texts that the user reads. */
export default function WordSplitDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data: annotation, isError, refetch } = useTextAnnotation(text, true);
  // The chosen word is stored by the offset of its first character, because a fix changes the indexes of all later words.
  const [chosenOffset, setChosenOffset] = useState<number | null>(null);
  const segments = annotation?.segments ?? [];
  return (
    <Dialog onClose={onClose} title={t('wordSplits.title')} description={t('wordSplits.text')}>
      {annotation && (
        <>
          <DividedText segments={segments} chosenOffset={chosenOffset} onChoose={setChosenOffset} />
          <WordFixes segments={segments} chosenOffset={chosenOffset} />
        </>
      )}
      {!annotation && isError && (
        <div className="grid min-h-60 content-start justify-items-start gap-3">
          <p role="alert" className="text-cinnabar-text">
            {t('wordSplits.notLoaded')}
          </p>
          <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
        </div>
      )}
      {!annotation && !isError && (
        <output aria-label={t('wordSplits.loading')} className="grid min-h-60 content-start gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-11 w-2/3" />
        </output>
      )}
    </Dialog>
  );
}
