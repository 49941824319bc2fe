import { clsx } from 'clsx';

/**
 * A placeholder for content that is loading. The caller gives the placeholder the size of the content. It breathes after a second: what takes less
 * time needs no sign of progress, and the frames of an animation would take the processor from what is being loaded.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('breathe block [animation-delay:1s] rounded-lg bg-well night:bg-line/70', className)}
    />
  );
}
