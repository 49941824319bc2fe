import type { ReactNode } from 'react';
import { RiceGrid } from './rice-grid.tsx';
import { Seal } from './seal.tsx';

interface EmptyStateProps {
  /** The Chinese character in the rice grid above the title. */
  character: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Message for an empty list or an error. */
export function EmptyState({ character, title, text, children }: EmptyStateProps) {
  return (
    <div className="sheet grid justify-items-center gap-3 px-6 py-14 text-center">
      <span aria-hidden className="relative mt-2 mb-5 p-4">
        <span className="absolute inset-0 -rotate-6 rounded-2xl border border-line bg-paper" />
        <span className="absolute inset-0 rotate-3 rounded-2xl border border-line bg-sheet" />
        <RiceGrid character={character} className="relative" />
        <Seal className="absolute -right-3 -bottom-3 size-8 rotate-6 rounded-lg text-[1.15rem]" />
      </span>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-sm text-balance text-ink-soft">{text}</p>}
      {children && <div className="mt-3 flex w-full flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
