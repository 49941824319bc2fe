import type { MoodAnalysis } from '@memory/contracts';

type Mood = MoodAnalysis['mood'];

/** SVG paths of the eyes and the mouth of each mood's face, in a view box of 40 × 40. */
export const facePaths: Record<Mood, string> = {
  very_positive: 'M10 17q3-5 6 0M24 17q3-5 6 0M11 23q9 12 18 0z',
  positive: 'M13.5 15v3M26.5 15v3M12 24q8 7 16 0',
  neutral: 'M13.5 16v2.5M26.5 16v2.5M14 26h12',
  negative: 'M13.5 17v2.5M26.5 17v2.5M11 13.5l5-1M29 12l-5-.5M15 27q5-2 10 0',
  very_negative: 'M11 18q2.5 2.5 5 0M24 18q2.5 2.5 5 0M14 27.5q6-5 12 0',
};
export const faceColours: Record<Mood, string> = {
  very_positive: 'var(--mood-amazing)',
  positive: 'var(--mood-happy)',
  neutral: 'var(--mood-calm)',
  negative: 'var(--mood-thoughtful)',
  very_negative: 'var(--mood-reflective)',
};

/** A drawn face for a mood. Screen readers skip the face, because the mood's name is always shown beside it. */
export function MoodFace({ mood }: { mood: Mood }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      className="size-9 shrink-0"
      fill="none"
      stroke="#3a2f24"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="20" cy="20" r="19" fill={faceColours[mood]} stroke="none" />
      <path d={facePaths[mood]} fill={mood === 'very_positive' ? '#fff8ee' : 'none'} />
    </svg>
  );
}
