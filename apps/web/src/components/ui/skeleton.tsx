import { clsx } from 'clsx';

/** A place kept for what is coming; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('breathe block rounded-lg bg-well night:bg-line/70', className)} />;
}
