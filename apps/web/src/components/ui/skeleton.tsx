import { clsx } from 'clsx';

/** A placeholder for content that is loading. The caller gives the placeholder the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('breathe block rounded-lg bg-well night:bg-line/70', className)} />;
}
