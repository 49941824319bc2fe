import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matchCharactersToWords, useTextAnnotation } from '../../../words/index.ts';
import { LookUp, WordPopover } from '../../annotated-text/components/look-up.tsx';
import type { ReadingSection } from '../reading-sections.ts';
import { LearnWordFooter } from './learn-word-footer.tsx';
import { ReadingBlock, type WordDisplay } from './reading-block.tsx';

interface ReadingTextProps {
  section: ReadingSection;
  as?: 'p' | 'span';
  display: WordDisplay;
  isCollected: (simplified: string) => boolean;
  /** The sentence of the page that is being read aloud; null if no sentence is. */
  spokenSentence: number | null;
  /** The token of this text that is being spoken in the recording; null if no token is. */
  spokenToken: number | null;
  /** Called when the reader asks for the meaning of a word. */
  onLookUp: () => void;
}

/** One text of the page. A tap or a key press on a character opens the popover of its word. */
export function ReadingText({
  section,
  as = 'p',
  display,
  isCollected,
  spokenSentence,
  spokenToken,
  onLookUp,
}: ReadingTextProps) {
  const { text, tokens, blocks, firstSentence } = section;
  const [tapped, setTapped] = useState<{ token: number; element: HTMLElement } | null>(null);
  const hasChinese = useMemo(() => tokens.some(({ kind }) => kind === 'chinese'), [tokens]);
  const { data: annotation, isError } = useTextAnnotation(text, hasChinese);
  const words = useMemo(
    () => annotation && matchCharactersToWords(tokens, annotation.segments, display.script),
    [tokens, annotation, display.script],
  );
  const characterInWord = tapped && (isError ? null : words?.[tapped.token]);
  // The highlight of the tapped character is painted first, because rendering the popover takes longer.
  const lookedUp = useDeferredValue(tapped);
  const lookedUpInWord = lookedUp && (isError ? null : words?.[lookedUp.token]);
  const lookedUpCharacter = lookedUp && (lookedUpInWord?.character ?? tokens[lookedUp.token]?.text);

  function tap(token: number, element: HTMLElement): void {
    onLookUp();
    void WordPopover.preload();
    setTapped({ token, element });
  }
  // The blocks do not render again with each spoken word: they receive a function that never changes.
  const latestTap = useRef(tap);
  useLayoutEffect(() => {
    latestTap.current = tap;
  });
  const handleTap = useCallback((token: number, element: HTMLElement) => latestTap.current(token, element), []);
  const close = (): void => setTapped(null);

  const tappedWord = characterInWord?.word ?? null;
  return (
    <>
      {blocks.map((block, index) => {
        const [start, end] = [block.sentences[0]?.start ?? 0, block.sentences.at(-1)?.end ?? 0];
        const within = (token: number | null | undefined): number | null =>
          token !== null && token !== undefined && token >= start && token < end ? token : null;
        const sentence = spokenSentence === null ? -1 : spokenSentence - firstSentence - block.firstSentence;
        const tappedToken = within(tapped?.token);
        return (
          <ReadingBlock
            key={block.firstSentence}
            as={as}
            block={block}
            firstSentence={firstSentence + block.firstSentence}
            tokens={tokens}
            words={words}
            display={display}
            isFirst={section.firstSentence === 0 && index === 0}
            spokenSentence={sentence >= 0 && sentence < block.sentences.length ? sentence : null}
            spokenToken={within(spokenToken)}
            tappedToken={tappedToken}
            tappedWord={tappedToken === null ? null : tappedWord}
            isLoading={tappedToken !== null && characterInWord === undefined}
            onTap={handleTap}
          />
        );
      })}
      {tapped && lookedUp && lookedUpCharacter && (
        <LookUp
          key={lookedUp.token}
          anchor={lookedUp.element}
          character={lookedUpCharacter}
          characterInWord={lookedUpInWord}
          footer={
            lookedUpInWord && (
              <LearnWordFooter
                word={lookedUpInWord.word.headword ?? lookedUpInWord.word}
                isCollected={isCollected((lookedUpInWord.word.headword ?? lookedUpInWord.word).simplified)}
                onClose={close}
              />
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}
