import { splitForDisplay } from '@memory/text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { characterKeys } from '../../../lib/character-keys.ts';

const CharacterDialog = lazy(() => import('../../vocabulary/components/character-dialog.tsx'));

/** Longer texts are folded: the page stays quick, and the timeline stays a timeline. */
const FOLD_AFTER = 600;

/** A text in which every Chinese character can be tapped, or reached with the arrow keys, to see its sound and meaning. */
export function StudyText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [character, setCharacter] = useState<string | null>(null);
  const pieces = useMemo(() => splitForDisplay(text), [text]);
  const shown = open ? pieces : pieces.slice(0, FOLD_AFTER);
  const firstChinese = pieces.findIndex(({ kind }) => kind === 'chinese');

  return (
    <div>
      <p
        dir="auto"
        title={firstChinese < 0 ? undefined : t('card.characterHint')}
        className="kai text-[1.15rem] leading-[1.9] whitespace-pre-wrap"
        {...characterKeys}
      >
        {shown.map(({ kind, text: piece }, index) =>
          kind === 'chinese' ? (
            // a button element would break lines before a full stop and could not be selected with the text around it
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the paragraph's
            <span
              // oxlint-disable-next-line react/no-array-index-key -- pieces repeat and never move
              key={index}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
              role="button"
              lang="zh-Hans"
              // one stop for the Tab key in each text; the arrow keys go on from there
              tabIndex={index === firstChinese ? 0 : -1}
              className="rounded-sm px-[0.03em] text-[1.12em] decoration-jade decoration-2 underline-offset-[0.3em] hover:bg-jade-wash hover:underline"
              onClick={() => setCharacter(piece)}
            >
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
        {shown.length < pieces.length && '…'}
      </p>
      {pieces.length > FOLD_AFTER && (
        <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'card.showLess' : 'card.showMore')}
        </Button>
      )}
      {character !== null && (
        <Suspense>
          <CharacterDialog key={character} character={character} onClose={() => setCharacter(null)} />
        </Suspense>
      )}
    </div>
  );
}
