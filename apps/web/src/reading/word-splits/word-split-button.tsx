import { Scissors } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { preloadable } from '../../lib/preloadable-component.ts';

const WordSplitDialog = preloadable(() => import('./word-split-dialog.tsx'));

/** Opens the dialog in which the user corrects the word boundaries of a text. */
export default function WordSplitButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t('wordSplits.open')}
        title={t('wordSplits.open')}
        className="px-3!"
        onClick={() => setOpen(true)}
      >
        <Scissors size={17} aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <WordSplitDialog text={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
