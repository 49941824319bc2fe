import type { CharacterInfo } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import { AddToVocabularyFooter } from './add-to-vocabulary-footer.tsx';
import { DictionaryCredit } from './credits.tsx';
import { OtherReadings } from './other-readings.tsx';

interface DictionaryReadingProps {
  character: string;
  info: CharacterInfo;
  onClose: () => void;
}

/** The dictionary entry of a character or word: pinyin, zhuyin, meaning, and the other readings with their meanings. */
export function DictionaryReading({ character, info, onClose }: DictionaryReadingProps) {
  const { t } = useTranslation();
  return (
    <div className="grid content-start gap-4">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('character.pinyin')}</dt>
          <dd className="flex items-center justify-between gap-3">
            <ToneColoredPinyin text={info.pinyin} className="text-3xl" />
            <ListenButton
              word={character}
              pinyin={info.pinyin}
              label={t('character.listen', { character })}
              variant="secondary"
            />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('character.zhuyin')}</dt>
          <dd>
            <Zhuyin text={info.zhuyin} className="text-xl" />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('character.meaning')}</dt>
          <dd className="text-lg leading-snug">{info.meaning}</dd>
        </div>
      </dl>
      <OtherReadings info={info} />
      <DictionaryCredit />
      <AddToVocabularyFooter word={{ ...info, character }} onClose={onClose} />
    </div>
  );
}
