import { Lock, Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pinyin } from '../../../components/ui/pinyin.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { DaySeal } from '../../../components/ui/seal.tsx';
import { formatMoment } from '../../../lib/format-date.ts';

const sentence = [
  ['每', 'měi'],
  ['天', 'tiān'],
  ['写', 'xiě'],
  ['日', 'rì'],
  ['记', 'jì'],
] as const;

/** A page of somebody's journal, as the timeline shows it: what one gets, not a picture of it. */
export function SamplePage() {
  const { t, i18n } = useTranslation();
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-lg select-none lg:rotate-1">
      <div className="sheet absolute inset-0 translate-x-2 translate-y-3 -rotate-2 opacity-70" />
      <div className="sheet relative p-5 sm:p-7">
        <div className="flex items-start gap-4">
          <DaySeal day={12} />
          <div className="flex-1">
            <p className="text-lg font-bold">{t('landing.sample.title')}</p>
            <p className="text-sm text-ink-soft">{formatMoment('2026-03-08T19:45', i18n.language)}</p>
          </div>
          <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-1 text-sm text-ink-soft">
            <Lock size={14} />
            {t('card.private')}
          </span>
        </div>
        <div className="mt-6 flex justify-between gap-1 sm:gap-2">
          {sentence.map(([character, pinyin]) => (
            <span key={character} className="grid justify-items-center gap-1.5">
              <Pinyin text={pinyin} className="text-sm sm:text-base" />
              <RiceGrid character={character} size="fifth" />
            </span>
          ))}
        </div>
        <p className="mt-5 text-ink-soft">{t('landing.sample.meaning')}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-jade-wash px-4 py-3 text-sm font-semibold text-jade-text">
          <Smile size={18} />
          <span>{t('mood.positive')}</span>
          <span>{t('mood.medium')}</span>
          <span className="tabular-nums">86%</span>
        </div>
      </div>
    </div>
  );
}
