import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';

const ExportWordsDialog = preloadable(() => import('./export-words-dialog.tsx'));

/** Button that opens the dialog with which the user exports their words. */
export function ExportWordsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="px-2.5! text-sm!" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden />
        {t('wordList.export.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportWordsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
