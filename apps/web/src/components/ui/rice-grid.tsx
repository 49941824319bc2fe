import { clsx } from 'clsx';

// Font sizes of the character. The grid's own sizes are in em, so they follow the font size.
const sizes = {
  small: 'text-[2.4rem]',
  /** The largest font size at which five grids fit in a row on a phone. */
  fifth: 'text-[clamp(1.75rem,9.4vw,3.4rem)]',
  /** The largest font size at which two grids fit on a card that is half as wide as a phone's screen. */
  pair: 'text-[clamp(2.4rem,11vw,3rem)]',
  medium: 'text-[4.2rem]',
  large: 'text-[7rem]',
  /** The font size of the parent. */
  inherit: '',
};

interface RiceGridProps {
  character: string;
  lang?: 'zh-Hans' | 'zh-Hant';
  size?: keyof typeof sizes;
  className?: string;
}

/** A character in a rice grid (米字格), the grid in which Chinese children learn to place strokes. A word has one grid for each character. */
export function RiceGrid({ character, lang = 'zh-Hans', size = 'medium', className }: RiceGridProps) {
  return (
    <span lang={lang} className={clsx('inline-flex flex-wrap justify-center gap-1', className)}>
      {Array.from(character).map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same character may stand twice in a word
        <span
          key={index}
          className={clsx('relative inline-grid size-[1.43em] place-items-center bg-sheet', sizes[size])}
        >
          <GridLines />
          <span className="brush relative leading-none">{one}</span>
        </span>
      ))}
    </span>
  );
}

/** The lines of a square of a rice grid. They fill their parent, which is positioned. */
export function GridLines() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      className="absolute inset-0 size-full text-[var(--grid-line)]"
      fill="none"
      stroke="currentColor"
    >
      <rect x="1.5" y="1.5" width="97" height="97" rx="3" strokeWidth="3" />
      <path d="M50 3v94M3 50h94" strokeWidth="1.4" strokeDasharray="5 4" />
      <path d="M4 4l92 92M96 4 4 96" strokeWidth="1" strokeDasharray="4 5" />
    </svg>
  );
}
