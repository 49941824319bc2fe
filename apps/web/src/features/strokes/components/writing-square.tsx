import type { ReactNode, RefObject } from 'react';
import { GridLines } from '../../../components/ui/rice-grid.tsx';

interface WritingSquareProps {
  svg: RefObject<SVGSVGElement | null>;
  label: string;
  children?: ReactNode;
}

/** The square in which a character is drawn. A finger that writes in it does not scroll the page. */
export function WritingSquare({ svg, label, children }: WritingSquareProps) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[min(20rem,52svh)] bg-sheet select-none">
      <GridLines />
      <svg
        ref={svg}
        role="img"
        aria-label={label}
        viewBox="0 0 300 300"
        preserveAspectRatio="xMidYMid meet"
        className="absolute inset-0 size-full touch-none"
      />
      {children}
    </div>
  );
}
