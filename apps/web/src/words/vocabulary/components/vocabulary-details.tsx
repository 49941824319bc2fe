import type { VocabularyItem } from '@memory/contracts';
import { EyeOff, Footprints, PenLine } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/format-date.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useWordInScript } from '../../reading-aids/word-in-script.ts';
import { charactersToWrite } from '../../strokes/characters-to-write.ts';
import { strokesTexts } from '../../strokes/strokes-texts.ts';
import { useMarkVocabulary } from '../use-mark-vocabulary.ts';

const states = ['new', 'learning', 'known'] as const;

/** The whole meaning of an open word, the month in which the user met it, its state and the buttons to write and to hide it. */
export function VocabularyDetails({ item }: { item: VocabularyItem }) {
  const { t, i18n } = useTranslation();
  const { setHidden, setState, isPending } = useMarkVocabulary(item);
  const { text: character } = useWordInScript(item);
  const stateId = useId();
  return (
    <div className="rise-in mt-1 grid gap-3 rounded-xl bg-well px-4 py-3">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 [&_dt]:text-sm [&_dt]:text-ink-soft">
        <dt>{t('wordList.meaning')}</dt>
        <dd>{item.englishTranslation}</dd>
        <dt>{t('wordList.met')}</dt>
        <dd>{formatMonth(new Date(item.metAt), i18n.language)}</dd>
      </dl>
      {item.state !== 'ignored' && (
        <div>
          <p id={stateId} className="mb-1.5 text-sm text-ink-soft">
            {t('wordList.state')}
          </p>
          <RadioGroup
            layout="strip"
            labelledBy={stateId}
            options={states.map((value) => ({ value, label: t(`wordList.${value}`) }))}
            value={item.state}
            onChange={setState}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-2">
        <WriteWordButton word={character} />
        <WordLifeButton item={item} />
        {!item.isUserGenerated && !item.isHidden && (
          <Button
            variant="ghost"
            className="px-2! text-sm!"
            aria-label={t('wordList.hideWord', { character })}
            disabled={isPending}
            onClick={() => setHidden(true)}
          >
            <EyeOff size={18} aria-hidden />
            {t('wordList.hide')}
          </Button>
        )}
      </div>
    </div>
  );
}

const StrokeDialog = preloadable(() => withTexts(import('../../strokes/components/stroke-dialog.tsx'), strokesTexts));

/** Opens the dialog in which a word is written stroke by stroke. Nothing for a word without Chinese characters. */
function WriteWordButton({ word }: { word: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (charactersToWrite(word).length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="px-2! text-sm!"
        aria-label={t('wordList.writeWord', { character: word })}
        onClick={() => setOpen(true)}
      >
        <PenLine size={18} aria-hidden />
        {t('wordList.write')}
      </Button>
      {isOpen && (
        <Suspense>
          <StrokeDialog character={word} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const WordLifeDialog = preloadable(() => import('./word-life-dialog.tsx'));

/** Opens the timeline of what happened to a word. */
function WordLifeButton({ item }: { item: VocabularyItem }) {
  const { t } = useTranslation();
  const { text: character } = useWordInScript(item);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        className="px-2! text-sm!"
        aria-label={t('wordList.life.openWord', { character })}
        onClick={() => setOpen(true)}
      >
        <Footprints size={18} aria-hidden />
        {t('wordList.life.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <WordLifeDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
