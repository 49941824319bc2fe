import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { SampleEntry } from './sample-entry.tsx';

export function LandingHero() {
  const { t } = useTranslation();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-10 py-8 sm:py-14 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-14">
      <div>
        <p className="mb-5 inline-flex items-center gap-2 rounded-full bg-jade-wash py-1 pr-3.5 pl-1 text-sm font-semibold text-jade-text">
          <span
            aria-hidden
            lang="zh-Hans"
            className="brush inline-grid size-7 place-items-center rounded-full bg-sheet text-base"
          >
            学
          </span>
          {t('app.badge')}
        </p>
        {/* the Chinese translation marks where its lines may break, so `break-keep` disables all other line breaks */}
        <h1 className="break-keep text-[2.35rem] leading-[1.1] sm:text-5xl lg:text-[3.6rem]">
          {t('landing.headline')}
        </h1>
        <UnderlineStroke />
        <p className="mt-6 max-w-xl text-lg text-ink-soft">{t('app.tagline')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link
            {...linkAsButtonProps}
            to={pagePaths.auth}
            className={`${buttonClass('primary')} min-h-13! px-6! text-base!`}
          >
            {t('landing.start')}
          </Link>
          <Link to={pagePaths.publicTimeline} className={`${buttonClass('ghost')} min-h-13! text-base!`}>
            {t('landing.browse')}
          </Link>
        </div>
        <p className="mt-6 flex items-start gap-2.5 font-semibold text-jade-text">
          <Lock size={20} aria-hidden className="mt-0.5 shrink-0" />
          {t('landing.promise')}
        </p>
      </div>
      <SampleEntry />
    </section>
  );
}

/** Decorative underline below the headline. */
function UnderlineStroke() {
  return (
    <svg aria-hidden viewBox="0 0 320 18" className="mt-3 h-4 w-56 text-cinnabar sm:w-72" fill="none">
      <path d="M4 12C52 5 96 4 150 8s108 4 166-3" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
