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

/**
 * Maximum number of tokens of a collapsed text. Longer texts are collapsed to this number of tokens, which keeps the timeline fast and
 * short.
 */
const COLLAPSED_TOKENS = 600;

interface TappedCharacter {
  index: number;
  element: HTMLElement;
}

/**
 * A text with reading help. A tap or a key press on a Chinese character opens a popover with the character's word, and a button shows the
 * pinyin of all characters. The annotation is fetched once, when it is first needed.
 */
export function AnnotatedText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const [showsPinyin, setShowsPinyin] = useState(false);
  const [tapped, setTapped] = useState<TappedCharacter | null>(null);
  const [openWord, setOpenWord] = useState<{ text: string; pinyin: string } | null>(null);
  const tokens = useMemo(() => tokenizeForDisplay(text), [text]);
  const visibleTokens = isExpanded ? tokens : tokens.slice(0, COLLAPSED_TOKENS);
  const hasChinese = tokens.some(({ kind }) => kind === 'chinese');
  const { data: annotation, isError } = useTextAnnotation(text, hasChinese && (showsPinyin || tapped !== null));
  const readings = useMemo(
    () => annotation && matchCharactersToWords(tokens, annotation.segments),
    [tokens, annotation],
  );
  const character = tapped && tokens[tapped.index]?.text;
  const characterInWord = tapped && readings?.[tapped.index];
  // If the annotation fails or lacks the character, the dictionary dialog is shown for the single character.
  const dialogWord =
    openWord ?? (character && (isError || (readings && !characterInWord)) ? { text: character, pinyin: '' } : null);

  function tap(index: number, element: HTMLElement): void {
    void WordPopover.preload();
    setTapped({ index, element });
  }

  function close(): void {
    setOpenWord(null);
    setTapped(null);
  }

  return (
    <div>
      <AnnotatedCharacters
        tokens={visibleTokens}
        isTruncated={visibleTokens.length < tokens.length}
        visibleReadings={showsPinyin ? readings : undefined}
        tappedIndex={tapped?.index ?? null}
        tappedWord={characterInWord?.word ?? null}
        allReadings={readings}
        isLoading={tapped !== null && !characterInWord && !dialogWord}
        onTap={tap}
      />
      <div className="-mb-3 flex flex-wrap empty:hidden">
        {tokens.length > COLLAPSED_TOKENS && (
          <Button variant="ghost" aria-expanded={isExpanded} className="-ml-3" onClick={() => setExpanded(!isExpanded)}>
            {t(isExpanded ? 'card.showLess' : 'card.showMore')}
          </Button>
        )}
        {hasChinese && (
          <Button
            variant="ghost"
            aria-pressed={showsPinyin}
            className="-ml-3 px-3! text-sm! aria-pressed:text-jade-text"
            onClick={() => setShowsPinyin(!showsPinyin)}
          >
            <span aria-hidden lang="zh-Hans" className="brush text-base">
              拼
            </span>
            {t(showsPinyin ? 'reading.hide' : 'reading.show')}
          </Button>
        )}
      </div>
      {characterInWord && character && tapped && !openWord && (
        <Suspense>
          <WordPopover
            key={tapped.index}
            anchor={tapped.element}
            character={character}
            characterInWord={characterInWord}
            onOpenWord={setOpenWord}
            onClose={close}
          />
        </Suspense>
      )}
      {dialogWord && (
        <Suspense>
          <CharacterDialog
            key={dialogWord.text}
            character={dialogWord.text}
            pinyinInContext={dialogWord.pinyin}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
