import { tokenizeForDisplay } from '@memory/text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useTextAnnotation } from '../api/annotate-text.ts';
import { matchCharactersToWords } from '../characters-in-words.ts';
import { AnnotatedCharacters } from './annotated-characters.tsx';

const CharacterDialog = lazy(() => import('../../vocabulary/components/character-dialog.tsx'));
const WordPopover = preloadable(() => import('./word-popover.tsx'));

/** Longer texts are folded: the page stays quick, and the timeline stays a timeline. */
const FOLD_AFTER = 600;

interface Tapped {
  index: number;
  element: HTMLElement;
}

/**
 * A text in which every Chinese character can be tapped, or reached with the arrow keys, for its word as it is read there; the
 * readings can be shown over all of them. They are asked for once, when somebody first wants to see one.
 */
export function AnnotatedText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [pinyin, setPinyin] = useState(false);
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const [adding, setAdding] = useState<{ text: string; pinyin: string } | null>(null);
  const pieces = useMemo(() => tokenizeForDisplay(text), [text]);
  const shown = open ? pieces : pieces.slice(0, FOLD_AFTER);
  const chinese = pieces.some(({ kind }) => kind === 'chinese');
  const { data: annotation, isError } = useTextAnnotation(text, chinese && (pinyin || tapped !== null));
  const readings = useMemo(
    () => annotation && matchCharactersToWords(pieces, annotation.segments),
    [pieces, annotation],
  );
  const character = tapped && pieces[tapped.index]?.text;
  const read = tapped && readings?.[tapped.index];
  // without readings in context there is still the dictionary
  const looked = adding ?? (character && (isError || (readings && !read)) ? { text: character, pinyin: '' } : null);

  function tap(index: number, element: HTMLElement): void {
    void WordPopover.preload();
    setTapped({ index, element });
  }

  function close(): void {
    setAdding(null);
    setTapped(null);
  }

  return (
    <div>
      <AnnotatedCharacters
        pieces={shown}
        isTruncated={shown.length < pieces.length}
        visibleReadings={pinyin ? readings : undefined}
        tappedIndex={tapped?.index ?? null}
        tappedWord={read?.word ?? null}
        allReadings={readings}
        isLoading={tapped !== null && !read && !looked}
        onTap={tap}
      />
      <div className="-mb-3 flex flex-wrap empty:hidden">
        {pieces.length > FOLD_AFTER && (
          <Button variant="ghost" aria-expanded={open} className="-ml-3" onClick={() => setOpen(!open)}>
            {t(open ? 'card.showLess' : 'card.showMore')}
          </Button>
        )}
        {chinese && (
          <Button
            variant="ghost"
            aria-pressed={pinyin}
            className="-ml-3 px-3! text-sm! aria-pressed:text-jade-text"
            onClick={() => setPinyin(!pinyin)}
          >
            <span aria-hidden lang="zh-Hans" className="brush text-base">
              拼
            </span>
            {t(pinyin ? 'reading.hide' : 'reading.show')}
          </Button>
        )}
      </div>
      {read && character && tapped && !adding && (
        <Suspense>
          <WordPopover
            key={tapped.index}
            anchor={tapped.element}
            character={character}
            characterInWord={read}
            onAdd={setAdding}
            onClose={close}
          />
        </Suspense>
      )}
      {looked && (
        <Suspense>
          <CharacterDialog key={looked.text} character={looked.text} inContext={looked.pinyin} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
