import type { CharacterInfo } from '@memory/contracts';
import { normalizeLine, PINYIN_MAX_LENGTH, TRANSLATION_MAX_LENGTH, typedLength } from '@memory/contracts/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { LazyVoiceNote } from '../../pronunciation/lazy-voice-note.tsx';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import { useCharacterInfo, withReadingInContext } from '../api/look-up-word.ts';
import { ZHUYIN_MAX_LENGTH } from '../to-new-item.ts';
import { AddToVocabularyFooter } from './add-to-vocabulary-footer.tsx';
import { DictionaryCredit } from './credits.tsx';
import { OtherReadings } from './other-readings.tsx';

interface CharacterDialogProps {
  character: string;
  /** Pinyin that the character or word has in the text where it was tapped; empty if unknown. */
  pinyinInContext?: string;
  onClose: () => void;
}

/**
 * The dialog 'Add to Vocabulary': a large character or word with its dictionary entry. If the dictionary lookup failed, fields for reading
 * and meaning are shown instead.
 */
export default function CharacterDialog({ character, pinyinInContext = '', onClose }: CharacterDialogProps) {
  const { t } = useTranslation();
  const { data: info, isError } = useCharacterInfo(character);
  return (
    <Dialog onClose={onClose} title={t('character.title')} description={t('character.description', { character })}>
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <RiceGrid character={character} size="large" className="self-start" />
        <DialogBody
          character={character}
          info={info && withReadingInContext(info, pinyinInContext)}
          failed={isError}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

interface DialogBodyProps {
  character: string;
  info: CharacterInfo | undefined;
  failed: boolean;
  onClose: () => void;
}

function DialogBody({ character, info, failed, onClose }: DialogBodyProps) {
  const { t } = useTranslation();
  if (failed) return <ManualReadingForm character={character} onClose={onClose} />;
  if (info) return <DictionaryReading character={character} info={info} onClose={onClose} />;
  return (
    <div className="grid content-start gap-3">
      <output className="text-ink-soft">{t('character.looking')}</output>
      <Skeleton className="h-9 w-32" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-16" />
    </div>
  );
}

interface DictionaryReadingProps {
  character: string;
  info: CharacterInfo;
  onClose: () => void;
}

/** The dictionary entry of a character or word: pinyin, zhuyin, meaning, and the other readings with their meanings. */
function DictionaryReading({ character, info, onClose }: DictionaryReadingProps) {
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
      <LazyVoiceNote />
      <OtherReadings info={info} />
      <DictionaryCredit />
      <AddToVocabularyFooter word={{ ...info, character }} onClose={onClose} />
    </div>
  );
}

/** Fields in which the user types a character's reading and meaning. Shown when the dictionary lookup has failed. */
function ManualReadingForm({ character, onClose }: { character: string; onClose: () => void }) {
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
