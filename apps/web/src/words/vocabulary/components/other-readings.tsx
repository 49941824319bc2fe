import type { CharacterInfo } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';

/** The readings of a character or word besides the shown one, each with the meanings that it has in this reading. */
export function OtherReadings({ info }: { info: CharacterInfo }) {
  const { t } = useTranslation();
  const others = info.readings.filter(({ pinyin }) => pinyin !== info.pinyin);
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-normal text-ink-soft">{t('character.other')}</h3>
      <ul className="grid gap-1.5">
        {others.map(({ pinyin, zhuyin, meanings }) => (
          <li key={pinyin} className="leading-snug">
            <ToneColoredPinyin text={pinyin} /> <Zhuyin text={zhuyin} className="text-[0.9rem] text-ink-soft" />{' '}
            {meanings.join('; ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
