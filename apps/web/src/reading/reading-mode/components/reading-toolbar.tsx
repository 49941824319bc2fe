import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

/** The bar above the text, with the button that leaves the page and the reading aids. */
export function ReadingToolbar({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div data-screen-only className="sticky top-16 z-20 border-b border-line/60 bg-paper/94 backdrop-blur-sm">
      <div className="mx-auto flex min-h-14 w-full max-w-[44rem] items-center gap-1 px-3 sm:px-4">
        <Button variant="ghost" className="px-3!" onClick={onClose}>
          <ArrowLeft size={19} aria-hidden />
          {t('readingMode.back')}
        </Button>
        <div className="ml-auto flex items-center">{children}</div>
      </div>
    </div>
  );
}
