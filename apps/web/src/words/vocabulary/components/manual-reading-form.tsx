import { normalizeLine, PINYIN_MAX_LENGTH, TRANSLATION_MAX_LENGTH, typedLength } from '@memory/contracts/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { ZHUYIN_MAX_LENGTH } from '../zhuyin-note.ts';
import { AddToVocabularyFooter } from './add-to-vocabulary-footer.tsx';

/** Fields in which the user types a character's reading and meaning. Shown when the dictionary lookup has failed. */
export function ManualReadingForm({ character, onClose }: { character: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [pinyin, setPinyin] = useState('');
  const [zhuyin, setZhuyin] = useState('');
  const [meaning, setMeaning] = useState('');
  const isTooLong =
    typedLength(pinyin, normalizeLine) > PINYIN_MAX_LENGTH ||
    typedLength(zhuyin, normalizeLine) > ZHUYIN_MAX_LENGTH ||
    typedLength(meaning, normalizeLine) > TRANSLATION_MAX_LENGTH;
  return (
    <div className="grid content-start gap-3">
      <output className="text-ink-soft">{t('character.notFound')}</output>
      <FormField label={t('character.pinyin')}>
        {(control) => (
          <Input
            {...control}
            limit={PINYIN_MAX_LENGTH}
            value={pinyin}
            onChange={(event) => setPinyin(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('character.zhuyin')}>
        {(control) => (
          <Input
            {...control}
            limit={ZHUYIN_MAX_LENGTH}
            value={zhuyin}
            onChange={(event) => setZhuyin(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('character.meaning')}>
        {(control) => (
          <Input
            {...control}
            limit={TRANSLATION_MAX_LENGTH}
            value={meaning}
            placeholder={t('character.meaningPlaceholder')}
            onChange={(event) => setMeaning(event.target.value)}
          />
        )}
      </FormField>
      <AddToVocabularyFooter
        word={{ character, simplified: character, pinyin, zhuyin, meaning }}
        isTooLong={isTooLong}
        onClose={onClose}
      />
    </div>
  );
}
