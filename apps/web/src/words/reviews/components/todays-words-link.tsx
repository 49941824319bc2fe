import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { type InterfaceTexts, withTexts } from '../../../i18n/i18n.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import type en from '../todays-words.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

const todaysWordsTexts: InterfaceTexts = {
  en: () => import('../todays-words.en.json'),
  'zh-Hans': () => import('../todays-words.zh.json'),
};

const TodaysWordsPreview = preloadable(() => withTexts(import('./todays-words-preview.tsx'), todaysWordsTexts));

/**
 * Link from the home page to today's words, which shows what waits there. It is shown at once, and has the place for what is loaded when the browser
 * is idle, so that nothing moves.
 */
export function TodaysWordsLink({ className }: { className?: string }) {
  const { t } = useTranslation();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return (
    <Link
      data-screen-only
      to={pagePaths.reviews}
      className={clsx(
        'sheet group grid h-26 grid-cols-[4rem_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)] items-center gap-x-3.5 p-4 leading-snug sm:px-5',
        className,
      )}
    >
      <span className="col-start-2 self-end font-bold group-hover:underline">{t('home.reviews')}</span>
      <ChevronRight size={20} aria-hidden className="col-start-3 row-span-2 row-start-1 text-ink-soft" />
      <OptionalContent fallback={<PreviewSkeleton />}>
        {isIdle ? <TodaysWordsPreview /> : <PreviewSkeleton />}
      </OptionalContent>
    </Link>
  );
}

/** What stands in the place of the character, and of the two lines below the title, until they are loaded. */
export function PreviewSkeleton() {
  return (
    <>
      <Skeleton className="col-start-1 row-span-2 row-start-1 size-16 rounded-xl" />
      <span className="col-start-2 grid content-start gap-2 self-start pt-1.5">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3.5 w-4/5" />
      </span>
    </>
  );
}
