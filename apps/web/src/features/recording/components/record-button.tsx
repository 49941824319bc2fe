import type { ReactNode } from 'react';

/** The round red button that starts or stops a recording. `children` is its icon. */
export function RecordButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-22 place-items-center rounded-full bg-cinnabar text-on-cinnabar ring-8 ring-cinnabar/15 transition-transform hover:scale-105 hover:bg-cinnabar-deep active:scale-95"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
