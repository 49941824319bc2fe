import { clsx } from 'clsx';

/** Placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('breathe block rounded-lg bg-well night:bg-line/70', className)} />;
}
