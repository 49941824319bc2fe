import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { GridLines } from '../../../components/ui/rice-grid.tsx';
import '../strokes.css';

interface WritingSquareProps {
  svg: RefObject<SVGSVGElement | null>;
  label: string;
}

/** The square in which a character is drawn. A finger that writes in it does not scroll the page. */
export function WritingSquare({ svg, label }: WritingSquareProps) {
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
    </div>
  );
}

/** Shown when the program that draws strokes could not be loaded. */
export function EngineFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="text-center text-sm">
      {t('strokes.failed')}
    </p>
  );
}
