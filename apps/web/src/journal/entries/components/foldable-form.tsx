import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { WriteAnotherButton } from '../just-saved-entry.ts';

interface FoldableFormProps {
  isFolded: boolean;
  onUnfold: () => void;
  children: ReactNode;
}

/**
 * A form that is folded on phones after a save, with a button that opens it again. The form stays mounted, with its draft and its uploads; on
 * wider screens it stays visible too.
 */
export function FoldableForm({ isFolded, onUnfold, children }: FoldableFormProps) {
  return (
    <>
      {isFolded && (
        <Suspense>
          <WriteAnotherButton onClick={onUnfold} />
        </Suspense>
      )}
      <div
        data-fold=""
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)]',
          isFolded &&
            'max-sm:invisible max-sm:grid-rows-[0fr] max-sm:transition-[grid-template-rows,visibility] max-sm:duration-300',
        )}
      >
        <div className={clsx(isFolded && 'max-sm:min-h-0 max-sm:overflow-hidden')}>{children}</div>
      </div>
    </>
  );
}
