import { Skeleton } from '../../src/components/ui/skeleton.tsx';
import { entryTitleClass } from '../../src/journal/index.ts';
import { annotatedTextClass, annotatedTextSizeClass, tappableCharacterClass } from '../../src/reading/index.ts';

/**
 * Template of the first entry's card. `inline-scripts/show-prerendered-screen.js` fills in the entry's title and text, and copies the span
 * for each Chinese character. The letter spacing is slightly wider than in the app: otherwise the app's text, in its own font, would be
 * larger than this text, and browsers would measure a later Largest Contentful Paint.
 */
export function PrerenderedEntryCard({ title = '' }: { title?: string }) {
  return (
    <div className="sheet">
      <div className="flex gap-4 p-5 pb-0 sm:p-6 sm:pb-0">
        <Skeleton className="size-14 shrink-0 rounded-[0.8rem]" />
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className={entryTitleClass} data-title="">
            {title}
          </h2>
          <Skeleton className="mt-1 h-5 w-2/5 sm:mb-3" />
          <Skeleton className="mt-4 h-5 w-1/4 sm:hidden" />
        </div>
      </div>
      <div className="grid gap-5 p-5 sm:p-6 sm:pt-5">
        <p dir="auto" className={`${annotatedTextClass} ${annotatedTextSizeClass} tracking-[0.01em]`} data-text="">
          <span lang="zh-Hans" className={tappableCharacterClass} />
        </p>
        <Skeleton className="h-[5.5rem] w-full rounded-2xl sm:h-14" />
      </div>
    </div>
  );
}
