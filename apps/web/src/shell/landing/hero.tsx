import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass, linkAsButtonProps } from '../../components/ui/button.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { DayNumberSeal } from '../../components/ui/seal.tsx';
import { ToneColoredPinyin } from '../../components/ui/tone-colored-pinyin.tsx';
import { MoodFace } from '../../journal/index.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { SampleIllustration } from './sample-illustration.tsx';

const sentence = [
  ['外', 'wài'],
  ['婆', 'pó'],
  ['包', 'bāo'],
  ['饺', 'jiǎo'],
  ['子', 'zi'],
] as const;

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
            state={{ createsAccount: true }}
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

/** A sample entry that looks like an entry card in the timeline. */
function SampleEntry() {
  const { t, i18n } = useTranslation();
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-lg select-none lg:rotate-1">
      <div className="sheet absolute inset-0 translate-x-2 translate-y-3 -rotate-2 opacity-70" />
      <div className="sheet relative overflow-hidden">
        <div className="flex items-start gap-4 p-5 pb-4 sm:px-7 sm:pt-6">
          <DayNumberSeal day={12} />
          <div className="flex-1">
            <p className="text-lg font-bold">{t('landing.sample.title')}</p>
            <p className="text-sm text-ink-soft">{formatDateTime('2026-03-08T19:45', i18n.language)}</p>
          </div>
          <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-1 text-sm text-ink-soft">
            <Lock size={14} />
            <span className="max-[26rem]:hidden">{t('card.private')}</span>
          </span>
        </div>
        <SampleIllustration />
        <div className="p-5 sm:px-7 sm:pb-6">
          <div className="flex justify-between gap-1 sm:gap-2">
            {sentence.map(([character, pinyin]) => (
              <span key={character} className="grid justify-items-center gap-1.5">
                <ToneColoredPinyin text={pinyin} className="text-sm sm:text-base" />
                <RiceGrid character={character} size="fifth" />
              </span>
            ))}
          </div>
          <p className="mt-5 text-ink-soft">{t('landing.sample.meaning')}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-jade-wash px-3.5 py-2 text-sm font-semibold text-jade-text">
            <MoodFace mood="positive" />
            <span>{t('mood.positive')}</span>
            <span>{t('mood.medium')}</span>
            <span className="tabular-nums">86%</span>
          </div>
        </div>
      </div>
    </div>
  );
}
