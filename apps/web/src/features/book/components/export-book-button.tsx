import type { User } from '@memory/contracts';
import { BookDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

// nothing of the book is loaded before somebody wants one
const ExportDialog = lazy(() => import('./export-book-dialog.tsx'));

/** 'Export to PDF', and the dialog behind it. `count` is the number of one's memories. */
export function ExportBookButton({ user, count, className }: { user: User; count: number; className?: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className={className} onClick={() => setOpen(true)}>
        <BookDown size={18} aria-hidden />
        {t('book.button')}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog user={user} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
