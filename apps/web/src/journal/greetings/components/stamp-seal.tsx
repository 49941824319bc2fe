import type { Stamp } from '@memory/contracts';
import type { ReactElement } from 'react';

interface Design {
  readonly character: string;
  /** The outline, in a square of 48 units. */
  readonly outline: ReactElement;
  /** Whether the character is white on red (白文), or red on white (朱文). */
  readonly isSolid: boolean;
  /** The centre of the character. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A circle with petals or points: `points` corners at the outer radius, with corners at the inner radius between them. */
const rosette = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${(24 + radius * Math.cos(angle)).toFixed(1)} ${(24 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

const designs: Record<Stamp, Design> = {
  good: { character: '好', isSolid: true, outline: <rect x="3" y="3" width="42" height="42" rx="9" /> },
  great: { character: '棒', isSolid: false, outline: <path d="M15 3h18l12 12v18L33 45H15L3 33V15Z" /> },
  beautiful: { character: '美', isSolid: true, outline: <ellipse cx="24" cy="24" rx="18.5" ry="22" />, size: 24 },
  smile: { character: '笑', isSolid: false, outline: <circle cx="24" cy="24" r="21.5" /> },
  heart: {
    character: '心',
    isSolid: true,
    outline: <path d="M24 45C9 35 2.5 26 2.5 16.5A11 11 0 0 1 24 11a11 11 0 0 1 21.5 5.5C45.5 26 39 35 24 45Z" />,
    y: 23,
    size: 24,
  },
  flower: {
    character: '花',
    isSolid: false,
    outline: (
      <path d="M24 3a9.5 9.5 0 0 1 9.3 7.5 9.5 9.5 0 0 1 9 15.5 9.5 9.5 0 0 1-9 15.5A9.5 9.5 0 0 1 24 45a9.5 9.5 0 0 1-9.3-3.5 9.5 9.5 0 0 1-9-15.5 9.5 9.5 0 0 1 9-15.5A9.5 9.5 0 0 1 24 3Z" />
    ),
    size: 23,
  },
  mountain: {
    character: '山',
    isSolid: true,
    outline: <path d="M3 45 16.5 9q2-4.5 4.5 0l5.5 9 5-6q2-2.5 3.5.5L45 45Z" />,
    y: 34,
    size: 21,
  },
  moon: {
    character: '月',
    isSolid: false,
    outline: <path d="M38 9A21 21 0 1 0 45.5 30 17 17 0 0 1 38 9Z" />,
    x: 21.5,
    y: 27,
    size: 23,
  },
  home: {
    character: '家',
    isSolid: true,
    outline: <path d="M24 2.5 45.5 20v22.5q0 3-3 3h-37q-3 0-3-3V20Z" />,
    y: 29,
    size: 25,
  },
  tea: {
    character: '茶',
    isSolid: false,
    outline: <path d="M4 7h33v5c11-2 11 15-1.5 16C33 39 28 44 20.5 44S4 36 4 19Z" />,
    x: 20.5,
    y: 24,
    size: 22,
  },
  fish: {
    character: '鱼',
    isSolid: true,
    outline: <path d="M2.5 24C10 7 29 5 38 19l7.5-7v24L38 29C29 43 10 41 2.5 24Z" />,
    x: 21.5,
    size: 22,
  },
  star: { character: '星', isSolid: false, outline: <polygon points={rosette(10, 22.5, 18.5)} />, size: 23 },
};

/** One of the twelve stamps, drawn as the imprint of a seal. It is decorative: the text next to it, or the label of its button, names it. */
export function StampSeal({ stamp, className }: { stamp: Stamp; className: string }) {
  const { character, outline, isSolid, x = 24, y = 24.5, size = 26 } = designs[stamp];
  const line = isSolid ? 'var(--on-cinnabar)' : 'var(--cinnabar-text)';
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={className} strokeLinejoin="round">
      <g style={isSolid ? { fill: 'var(--cinnabar)' } : { fill: 'var(--sheet)', stroke: line, strokeWidth: 2.5 }}>
        {outline}
      </g>
      <g transform="translate(3.4 3.4) scale(.86)" style={{ fill: 'none', stroke: line, strokeWidth: 1, opacity: 0.5 }}>
        {outline}
      </g>
      <text
        lang="zh-Hans"
        className="brush"
        x={x}
        y={y}
        fontSize={size}
        textAnchor="middle"
        dominantBaseline="central"
        style={{ fill: line }}
      >
        {character}
      </text>
    </svg>
  );
}

/** The stamps in the order in which they are offered. */
export const offeredStamps = Object.keys(designs) as Stamp[];
