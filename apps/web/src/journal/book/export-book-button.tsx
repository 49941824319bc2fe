import type { User } from '@memory/contracts';
import { BookDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { readingAidsTexts } from '../../reading/index.ts';
import type en from './book.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the book as PDF, and of its dialog. */
const bookTexts: InterfaceTexts = {
  en: () => import('./book.en.json'),
  'zh-Hans': () => import('./book.zh.json'),
};

// The dialog is loaded when it is first opened, because most visits do not need the code that renders a book.
const ExportDialog = preloadable(() => withTexts(import('./export-book-dialog.tsx'), bookTexts, readingAidsTexts));

/** The button 'Export to PDF', which opens the export dialog. `count` is the number of the user's entries. */
export function ExportBookButton({ user, count, className }: { user: User; count: number; className?: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className={className} onClick={() => setOpen(true)}>
        <BookDown size={18} aria-hidden />
        {t('home.export')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog user={user} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
