import type { ReactNode, RefObject } from 'react';
import { GridLines } from '../../../components/ui/rice-grid.tsx';
import '../strokes.css';

interface WritingSquareProps {
  svg: RefObject<SVGSVGElement | null>;
  label: string;
  children?: ReactNode;
}

/** The square in which a character is drawn. A finger that writes in it does not scroll the page. */
export function WritingSquare({ svg, label, children }: WritingSquareProps) {
  return (
    <div className="writing-square">
      <GridLines />
      <svg
        ref={svg}
        role="img"
        aria-label={label}
        viewBox="0 0 300 300"
        preserveAspectRatio="xMidYMid meet"
        className="writing-strokes"
      />
      {children}
    </div>
  );
}
