import type { ScriptedAnnotation } from '@memory/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { useReadingAids } from '../../words/index.ts';
import { findOwnSplit, findWordFixes, wordAt, type WordFix } from './find-word-fixes.ts';
import { useDeleteWordSplit, useSetWordSplit, useWordSplits } from './word-splits.ts';

interface WordFixesProps {
  segments: ScriptedAnnotation['segments'];
  chosenOffset: number | null;
}

/** The last fix, and the parts that it replaced. */
interface DoneFix {
  text: string;
  /** The words as they are shown. */
  shown: readonly string[];
  replaced: readonly string[] | null;
}

/** The possible fixes of the chosen word, and the result of the last fix with an Undo button. */
export function WordFixes({ segments, chosenOffset }: WordFixesProps) {
  const { t } = useTranslation();
  const { script } = useReadingAids();
  const splits = useWordSplits().data ?? [];
  const set = useSetWordSplit();
  const remove = useDeleteWordSplit();
  const [done, setDone] = useState<DoneFix | null>(null);
  const isPending = set.isPending || remove.isPending;
  const error = set.error ?? remove.error;
  const index = wordAt(segments, chosenOffset);
  const shownOf = (segment: ScriptedAnnotation['segments'][number]): string =>
    script === 'original' ? segment.text : segment[script];
  const fixes = findWordFixes(segments, index, shownOf);
  const own = index < 0 ? undefined : findOwnSplit(segments, index, splits, shownOf);

  function apply({ parts, shown }: WordFix): void {
    remove.reset();
    set.mutate(parts, { onSuccess: ({ text, replaced }) => setDone({ text, replaced, shown }) });
  }
  function resetSplit(text: string): void {
    set.reset();
    remove.mutate(text, { onSuccess: () => setDone(null) });
  }
  function undo({ text, replaced }: DoneFix): void {
    if (replaced === null) return resetSplit(text);
    remove.reset();
    set.mutate(replaced, { onSuccess: () => setDone(null) });
  }

  return (
    <div className="mt-4 grid min-h-40 content-start gap-3 border-t border-line pt-4">
      {index < 0 && <p className="text-ink-soft">{t('wordSplits.choose')}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {fixes.map((fix) => (
          <Button
            key={fix.parts.join('|')}
            disabled={isPending}
            className="max-w-full whitespace-normal!"
            onClick={() => apply(fix)}
          >
            {t(`wordSplits.${fix.kind}`)}
            <span lang={script === 'traditional' ? 'zh-Hant' : 'zh-Hans'} className="kai text-lg">
              {fix.shown.join(' | ')}
            </span>
          </Button>
        ))}
      </div>
      {own && !done && (
        <Button
          variant="ghost"
          className="-ml-2 justify-self-start px-2!"
          disabled={isPending}
          onClick={() => resetSplit(own.text)}
        >
          <Undo2 size={18} aria-hidden />
          {t('wordSplits.reset', { parts: own.shown.join(' | ') })}
        </Button>
      )}
      {error && !isPending && (
        <p role="alert" className="text-cinnabar-text">
          {apiErrorMessage(error, t('wordSplits.failed'))}
        </p>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <output className="text-jade-text">{done && t('wordSplits.done', { parts: done.shown.join(' | ') })}</output>
        {done && (
          <Button variant="ghost" className="px-3! text-jade-text!" disabled={isPending} onClick={() => undo(done)}>
            {t('vocabulary.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}
