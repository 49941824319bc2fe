import type { CharacterStrokes } from '@memory/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StrokeWriter, WritingListeners } from './stroke-writer.ts';

interface StrokeWriterHookOptions {
  character: string;
  strokes: CharacterStrokes;
  mode: StrokeMode;
  listeners: WritingListeners;
}

/** How a character is practised: watch it being written, trace its outline, or write it from memory. */
export type StrokeMode = 'watch' | 'trace' | 'memory';

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Draws a character in an SVG, and lets the user write it there. The drawing library is loaded at its first use. The component must be mounted
 * again for another character or mode.
 */
export function useStrokeWriter(svg: RefObject<SVGSVGElement | null>, options: StrokeWriterHookOptions) {
  const [writer, setWriter] = useState<StrokeWriter | null>(null);
  const [isFailed, setFailed] = useState(false);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });

  useEffect(() => {
    const { character, strokes, mode } = current.current;
    let created: StrokeWriter | undefined;
    let isUnmounted = false;
    async function create(): Promise<void> {
      try {
        const module = await import('./stroke-writer.ts');
        if (isUnmounted || !svg.current) return;
        created = new module.StrokeWriter(svg.current, {
          character,
          strokes,
          isOutlineShown: mode !== 'memory',
          hasReducedMotion: prefersReducedMotion(),
        });
        if (mode === 'watch') void created.animateCharacter();
        else
          await created.startWriting({
            onMistake: (isHinted) => current.current.listeners.onMistake(isHinted),
            onStroke: (number) => current.current.listeners.onStroke(number),
          });
        if (!isUnmounted) setWriter(created);
      } catch {
        if (!isUnmounted) setFailed(true);
      }
    }
    void create();
    const themeObserver = new MutationObserver(() => created?.updateColors());
    themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const element = svg.current;
    return () => {
      isUnmounted = true;
      themeObserver.disconnect();
      created?.cancelQuiz();
      element?.replaceChildren();
    };
  }, [svg]);
  return { writer, isFailed };
}
