import { clsx } from 'clsx';

/** An animated spinner. Screen readers skip it, so the caller shows a label beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-block size-5 animate-spin rounded-md border-2 border-cinnabar-text/25 border-t-cinnabar-text',
        className,
      )}
    />
  );
}

/** A labelled spinner, shown instead of a page that is loading. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid flex-1 place-items-center p-8">
      <output className="fade-in flex items-center gap-3 text-ink-soft">
        <Spinner />
        {label}
      </output>
    </div>
  );
}
