import { clsx } from 'clsx';
import type { ReactNode } from 'react';

// Chromium keeps a sticky element inside the padding of the dialog, so the buttons are moved by that padding.
const overPaddingClass =
  'bottom-[calc(0px-max(1.5rem,env(safe-area-inset-bottom)))] -mx-6 mb-[calc(0px-max(1.5rem,env(safe-area-inset-bottom)))]';

/** The buttons of a dialog. They stay visible at its lower edge while a long form scrolls behind them. */
export function DialogActions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        overPaddingClass,
        'sticky z-10 gap-2 border-t border-line bg-paper px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
