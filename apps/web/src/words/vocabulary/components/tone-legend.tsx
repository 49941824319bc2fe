import { useTranslation } from 'react-i18next';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';

const examples = [
  [1, 'mā'],
  [2, 'má'],
  [3, 'mǎ'],
  [4, 'mà'],
  [5, 'ma'],
] as const;

/** Legend that shows in which colour each tone of pinyin is displayed. */
export function ToneLegend() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tones" className="hidden px-5 lg:block">
      <h2 id="tones" className="mb-2 text-sm text-ink-soft">
        {t('vocabulary.toneLegend')}
      </h2>
      <ul className="grid gap-1">
        {examples.map(([tone, syllable]) => (
          <li key={tone} className="flex items-baseline gap-3">
            <ToneColoredPinyin text={syllable} className="w-9 text-lg" />
            <span className="text-sm text-ink-soft">{t(`vocabulary.tones.${tone}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
