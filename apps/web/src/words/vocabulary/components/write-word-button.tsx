import { PenLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { charactersToWrite } from '../../strokes/characters-to-write.ts';
import { strokesTexts } from '../../strokes/strokes-texts.ts';

const StrokeDialog = preloadable(() => withTexts(import('../../strokes/components/stroke-dialog.tsx'), strokesTexts));

/** Opens the dialog in which a word is written stroke by stroke. Nothing for a word without Chinese characters. */
export function WriteWordButton({ word }: { word: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (charactersToWrite(word).length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="px-2! text-sm!"
        aria-label={t('wordList.writeWord', { character: word })}
        onClick={() => setOpen(true)}
      >
        <PenLine size={18} aria-hidden />
        {t('wordList.write')}
      </Button>
      {isOpen && (
        <Suspense>
          <StrokeDialog character={word} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
