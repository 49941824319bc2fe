import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { charactersToWrite } from '../characters-to-write.ts';
import { loadStrokes } from '../load-strokes.ts';
import type { StrokeMode } from '../use-stroke-writer.ts';
import type { WritingResult } from '../writing-progress.ts';
import { WordPractice } from './word-practice.tsx';
import '../strokes.css';

interface StrokePracticeProps {
  /** A character, or a word whose characters are practised one after the other. */
  character: string;
  /** The only mode; by default, the user chooses the mode. */
  mode?: StrokeMode;
  /** Called once when all characters are written. Without this callback, the user sees the result and may write again. */
  onDone?: (result: WritingResult) => void;
  /** Called when no character of the word has stroke data. */
  onUnavailable?: () => void;
}

const modes = ['watch', 'trace', 'memory'] as const;

/** Watch, trace and write a character or a word from memory, stroke by stroke. */
export default function StrokePractice({ character, mode: onlyMode, onDone, onUnavailable }: StrokePracticeProps) {
  const { t } = useTranslation();
  const id = useId();
  const characters = charactersToWrite(character);
  const { data, isError, refetch } = useStrokes(characters);
  const [chosenMode, setChosenMode] = useState<StrokeMode>('watch');
  const mode = onlyMode ?? chosenMode;
  const writable = characters.flatMap((one, index) => {
    const strokes = data?.[index];
    return strokes ? [{ character: one, strokes }] : [];
  });
  const isUnavailable = data !== undefined && writable.length === 0;
  const reportUnavailable = useRef(onUnavailable);
  useEffect(() => {
    if (isUnavailable) reportUnavailable.current?.();
  }, [isUnavailable]);

  if (isError)
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-6 text-center">
        <p>{t('strokes.failed')}</p>
        <Button onClick={() => void refetch()}>{t('strokes.retry')}</Button>
      </div>
    );
  if (!data) return <Skeleton className="writing-square" />;
  if (isUnavailable) return <p className="py-6 text-center text-balance">{t('strokes.unavailable', { character })}</p>;
  const missing = characters.filter((_, index) => !data[index]);
  return (
    <div className="grid gap-4">
      {!onlyMode && (
        <div>
          <p id={id} className="sr-only">
            {t('strokes.mode')}
          </p>
          <RadioGroup
            layout="strip"
            labelledBy={id}
            value={mode}
            options={modes.map((value) => ({ value, label: t(`strokes.modes.${value}`) }))}
            onChange={setChosenMode}
          />
        </div>
      )}
      <WordPractice
        key={mode}
        characters={writable}
        mode={mode}
        onDone={onDone}
        onModeChange={onlyMode ? undefined : setChosenMode}
      />
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">
          {t('strokes.leftOut', { characters: missing.join('、'), count: missing.length })}
        </p>
      )}
      <StrokeCredit />
    </div>
  );
}

/** Query: the strokes of each character; null for a character without data. Strokes that are stored on this device need no connection. */
function useStrokes(characters: readonly string[]) {
  return useQuery({
    queryKey: ['strokes', characters.join('')] as const,
    queryFn: () => Promise.all(characters.map(loadStrokes)),
    networkMode: 'always',
  });
}

/** Names the standard of the stroke order and the source of the strokes, as the licence of the strokes requires. */
function StrokeCredit() {
  const { t } = useTranslation();
  return (
    <p className="text-center text-xs text-ink-soft">
      {t('strokes.mainlandOrder')}
      {' · '}
      <a href="https://github.com/skishore/makemeahanzi" target="_blank" rel="noreferrer" className="underline">
        Make Me a Hanzi
      </a>
      {', © Arphic Technology, '}
      <a href="/licences/ARPHICPL.TXT" target="_blank" rel="noreferrer" className="underline">
        Arphic Public License
      </a>
    </p>
  );
}
