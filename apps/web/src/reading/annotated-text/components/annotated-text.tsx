import { tokenizeForDisplay } from '@memory/text';
import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { preloadWhenIdle } from '../../../lib/preloadable-component.ts';
import { matchCharactersToWords, useReadingAids, useTextAnnotation, useWordStates } from '../../../words/index.ts';
import { readingStrength } from '../reading-strength.ts';
import { AnnotatedCharacters } from './annotated-characters.tsx';
import { LookUp, WordPopover } from './look-up.tsx';
import { ReadingAidsButtons } from './reading-aids-buttons.tsx';

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
  /** The word that is being spoken; null if no word is. */
  spokenIndex: number | null;
  isPlaying: boolean;
  onSeek: (index: number) => void;
}

interface AnnotatedTextProps {
  text: string;
  /** Whether the text is a title: it is a part of its heading, in the heading's type, and shows no reading aids. */
  isTitle?: boolean;
  /** Accessible name of the text, for a text without a heading. */
  label?: string;
  /** The recording that the text is the transcript of. The word being spoken is highlighted, and a tap on a word seeks. */
  playback?: TranscriptPlayback | undefined;
  /** A link beside the buttons for the reading aids. */
  link?: ReactNode;
}

/**
 * A text with reading help: readings above the characters and the script that the reader has chosen. A tap or a key press on a Chinese
 * character opens a popover with the character's word. The annotation is fetched once, when it is first needed.
 */
export function AnnotatedText({ text, isTitle = false, label, playback, link }: AnnotatedTextProps) {
  const { t } = useTranslation();
  const aids = useReadingAids();
  const [isExpanded, setExpanded] = useState(false);
  const [tapped, setTapped] = useState<TappedCharacter | null>(null);
  const tokens = useMemo(() => tokenizeForDisplay(text), [text]);
  const spokenIndex = playback?.spokenIndex ?? null;
  const showsAll = isExpanded || (spokenIndex !== null && spokenIndex >= COLLAPSED_TOKENS);
  const visibleTokens = useMemo(() => (showsAll ? tokens : tokens.slice(0, COLLAPSED_TOKENS)), [showsAll, tokens]);
  const hasChinese = tokens.some(({ kind }) => kind === 'chinese');
  const showsReadings = aids.isShown && hasChinese && !isTitle;
  const isAided = showsReadings || aids.script !== 'original';
  const { data: annotation, isError } = useTextAnnotation(text, hasChinese && (isAided || tapped !== null));
  const stateOf = useWordStates(showsReadings && aids.words !== 'all');
  const words = useMemo(
    () => annotation && matchCharactersToWords(tokens, annotation.segments, aids.script),
    [tokens, annotation, aids.script],
  );
  const strengthOf = useMemo(() => readingStrength(aids.words, stateOf), [aids.words, stateOf]);
  const characterInWord = tapped && (isError ? null : words?.[tapped.index]);
  // The highlight of the tapped character is painted first, because rendering the popover takes longer.
  const lookedUp = useDeferredValue(tapped);
  const lookedUpInWord = lookedUp && (isError ? null : words?.[lookedUp.index]);
  const lookedUpCharacter = lookedUp && (lookedUpInWord?.character ?? tokens[lookedUp.index]?.text);

  function tap(index: number, element: HTMLElement): void {
    playback?.onSeek(index);
    // While the recording plays, a tap only seeks: a popover would cover the words that are spoken next.
    if (playback?.isPlaying || tokens[index]?.kind !== 'chinese') return;
    setTapped({ index, element });
    // Loading would delay the paint of the highlight.
    preloadWhenIdle(WordPopover.preload);
  }

  // The characters do not render again at each frame of the playback: they receive a function that never changes.
  const latestTap = useRef(tap);
  useLayoutEffect(() => {
    latestTap.current = tap;
  });
  const handleTap = useCallback((index: number, element: HTMLElement) => latestTap.current(index, element), []);

  const characters = (
    <AnnotatedCharacters
      tokens={visibleTokens}
      isTitle={isTitle}
      label={label}
      isTruncated={visibleTokens.length < tokens.length}
      areWordsTappable={playback !== undefined}
      spokenIndex={spokenIndex}
      words={words}
      script={aids.script}
      reading={showsReadings ? aids.reading : null}
      strengthOf={strengthOf}
      tappedIndex={tapped?.index ?? null}
      tappedWord={characterInWord?.word ?? null}
      isLoading={tapped !== null && characterInWord === undefined}
      onTap={handleTap}
    />
  );
  const lookUp = tapped && lookedUp && lookedUpCharacter && (
    <LookUp
      key={lookedUp.index}
      anchor={lookedUp.element}
      character={lookedUpCharacter}
      characterInWord={lookedUpInWord}
      place={isTitle ? undefined : { text, offset: offsetOf(tokens, lookedUp.index) }}
      onClose={() => setTapped(null)}
    />
  );
  if (isTitle)
    return (
      <>
        {characters}
        {lookUp}
      </>
    );
  return (
    <div>
      {characters}
      <div className="-mb-3 flex flex-wrap empty:hidden">
        {tokens.length > COLLAPSED_TOKENS && (
          <Button variant="ghost" aria-expanded={showsAll} className="-ml-3" onClick={() => setExpanded(!showsAll)}>
            {t(showsAll ? 'card.showLess' : 'card.showMore')}
          </Button>
        )}
        {hasChinese && <ReadingAidsButtons aids={aids} />}
        {hasChinese && link}
      </div>
      {lookUp}
    </div>
  );
}

/** The offset of a token in the text. */
const offsetOf = (tokens: readonly { text: string }[], index: number): number =>
  tokens.slice(0, index).reduce((length, token) => length + token.text.length, 0);
