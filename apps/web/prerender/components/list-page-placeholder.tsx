import { clsx } from 'clsx';
import { Skeleton } from '../../src/components/ui/skeleton.tsx';

interface ListPagePlaceholderProps {
  title: string;
  intro: string;
  /** The sentence that is shown until the list is loaded. */
  loading: string;
  /** CSS classes of the width of the page and of the space below its introduction, as the page has them. */
  widthClass: string;
  introClass: string;
}

/**
 * Placeholder for a page that shows a list of the signed-in user. Title and introduction stand where the page will show them. The largest
 * text is the one that the page does not repeat, so that the browser takes it for the largest contentful element.
 */
export function ListPagePlaceholder({ title, intro, loading, widthClass, introClass }: ListPagePlaceholderProps) {
  return (
    <div className={clsx('mx-auto w-full px-4 py-8 sm:px-6', widthClass)}>
      <h1 className="text-3xl">{title}</h1>
      <p className={clsx('mt-2 text-ink-soft', introClass)}>{intro}</p>
      <Skeleton className="mb-6 h-13 rounded-xl" />
      <div className="relative grid h-80 place-items-center">
        <Skeleton className="absolute inset-0 rounded-xl" />
        <output className="relative block max-w-72 text-center text-2xl text-balance text-ink-soft">{loading}</output>
      </div>
    </div>
  );
}
