import { tokenizeForDisplay } from '@memory/text';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useTextAnnotation } from '../api/annotate-text.ts';
import { matchCharactersToWords } from '../characters-in-words.ts';
import { AnnotatedCharacters } from './annotated-characters.tsx';
import { LookUp, WordPopover } from './look-up.tsx';

/**
 * Maximum number of tokens of a collapsed text. Longer texts are collapsed to this number of tokens, which keeps the timeline fast and
 * short.
 */
const COLLAPSED_TOKENS = 600;

interface TappedCharacter {
  index: number;
  element: HTMLElement;
}

/** The playback of the recording that a text is the transcript of. Words are named by the indexes of their display tokens. */
export interface TranscriptPlayback {
  /** The word that is being spoken; null if none is. */
  spokenIndex: number | null;
  isPlaying: boolean;
  onSeek: (index: number) => void;
}

interface AnnotatedTextProps {
  text: string;
  /** Accessible name of the text, for a text without a heading. */
  label?: string;
  /** The recording that the text is the transcript of. The word being spoken is highlighted, and a tap on a word seeks. */
  playback?: TranscriptPlayback;
}

/**
 * A text with reading help. A tap or a key press on a Chinese character opens a popover with the character's word, and a button shows the
 * pinyin of all characters. The annotation is fetched once, when it is first needed.
 */
export function AnnotatedText({ text, label, playback }: AnnotatedTextProps) {
  const { t } = useTranslation();
  const [isExpanded, setExpanded] = useState(false);
  const [showsPinyin, setShowsPinyin] = useState(false);
  const [tapped, setTapped] = useState<TappedCharacter | null>(null);
  const tokens = useMemo(() => tokenizeForDisplay(text), [text]);
  const spokenIndex = playback?.spokenIndex ?? null;
  const showsAll = isExpanded || (spokenIndex !== null && spokenIndex >= COLLAPSED_TOKENS);
  const visibleTokens = useMemo(() => (showsAll ? tokens : tokens.slice(0, COLLAPSED_TOKENS)), [showsAll, tokens]);
  const hasChinese = tokens.some(({ kind }) => kind === 'chinese');
  const { data: annotation, isError } = useTextAnnotation(text, hasChinese && (showsPinyin || tapped !== null));
  const readings = useMemo(
    () => annotation && matchCharactersToWords(tokens, annotation.segments),
    [tokens, annotation],
  );
  const character = tapped && tokens[tapped.index]?.text;
  const characterInWord = tapped && (isError ? null : readings?.[tapped.index]);

  function tap(index: number, element: HTMLElement): void {
    playback?.onSeek(index);
    // While the recording plays, a tap only seeks: a popover would cover the words that are spoken next.
    if (playback?.isPlaying || tokens[index]?.kind !== 'chinese') return;
    void WordPopover.preload();
    setTapped({ index, element });
  }

  // The characters do not render again at each frame of the playback: they receive a function that never changes.
  const latestTap = useRef(tap);
  useLayoutEffect(() => {
    latestTap.current = tap;
  });
  const handleTap = useCallback((index: number, element: HTMLElement) => latestTap.current(index, element), []);

  return (
    <div>
      <AnnotatedCharacters
        tokens={visibleTokens}
        label={label}
        isTruncated={visibleTokens.length < tokens.length}
        areWordsTappable={playback !== undefined}
        spokenIndex={spokenIndex}
        visibleReadings={showsPinyin ? readings : undefined}
        tappedIndex={tapped?.index ?? null}
        tappedWord={characterInWord?.word ?? null}
        allReadings={readings}
        isLoading={tapped !== null && characterInWord === undefined}
        onTap={handleTap}
      />
      <div className="-mb-3 flex flex-wrap empty:hidden">
        {tokens.length > COLLAPSED_TOKENS && (
          <Button variant="ghost" aria-expanded={showsAll} className="-ml-3" onClick={() => setExpanded(!showsAll)}>
            {t(showsAll ? 'card.showLess' : 'card.showMore')}
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
      {tapped && character && (
        <LookUp
          key={tapped.index}
          anchor={tapped.element}
          character={character}
          characterInWord={characterInWord}
          onClose={() => setTapped(null)}
        />
      )}
    </div>
  );
}
