import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { DayNumberSeal } from '../../../components/ui/seal.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { MoodFace } from '../../../journal/index.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { SampleIllustration } from './sample-illustration.tsx';

const sentence = [
  ['外', 'wài'],
  ['婆', 'pó'],
  ['包', 'bāo'],
  ['饺', 'jiǎo'],
  ['子', 'zi'],
] as const;

/** A sample entry that looks like an entry card in the timeline. */
export function SampleEntry() {
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
