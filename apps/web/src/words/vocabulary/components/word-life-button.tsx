import type { VocabularyItem } from '@memory/contracts';
import { Footprints } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useWordInScript } from '../../reading-aids/word-in-script.ts';

const WordLifeDialog = preloadable(() => import('./word-life-dialog.tsx'));

/** Opens the timeline of what happened to a word. */
export function WordLifeButton({ item }: { item: VocabularyItem }) {
  const { t } = useTranslation();
  const { text: character } = useWordInScript(item);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="px-2! text-sm!"
        aria-label={t('wordList.life.openWord', { character })}
        onClick={() => setOpen(true)}
      >
        <Footprints size={18} aria-hidden />
        {t('wordList.life.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <WordLifeDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
