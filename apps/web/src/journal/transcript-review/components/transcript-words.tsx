import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { TranscriptPart } from '../transcript-parts.ts';

/** The number of parts that are shown at first, and with each press on 'Show more'. */
const SHOWN_PARTS = 400;

interface TranscriptWordsProps {
  parts: readonly TranscriptPart[];
  spokenIndex: number | null;
  chosenIndex: number | null;
  onChoose: (index: number, element: HTMLElement) => void;
}

/** The words of a transcript as buttons. The word that is being spoken is highlighted. */
export function TranscriptWords({ parts, spokenIndex, chosenIndex, onChoose }: TranscriptWordsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(SHOWN_PARTS);
  const visible = Math.max(shown, (spokenIndex ?? 0) + 1);
  return (
    <fieldset
      aria-label={t('transcriptReview.words')}
      lang="zh"
      className="max-h-[38dvh] min-w-0 overflow-y-auto whitespace-pre-wrap p-1 text-xl leading-[2.9]"
    >
      {parts.slice(0, visible).map(({ kind, text }, index) =>
        kind === 'other' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
          <span key={index}>{text}</span>
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
            key={index}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={index === chosenIndex}
            aria-current={index === spokenIndex ? 'true' : undefined}
            className={clsx(
              'kai inline-flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-1.5 leading-none',
              index === spokenIndex && 'border-transparent bg-jade text-on-jade',
              index !== spokenIndex && index === chosenIndex && 'border-line bg-jade-wash text-jade-text',
              index !== spokenIndex && index !== chosenIndex && 'border-transparent hover:bg-well',
            )}
            onClick={(event) => onChoose(index, event.currentTarget)}
          >
            {text}
          </button>
        ),
      )}
      {visible < parts.length && (
        <Button variant="ghost" className="text-base" onClick={() => setShown(visible + SHOWN_PARTS)}>
          {t('card.showMore')}
        </Button>
      )}
    </fieldset>
  );
}
