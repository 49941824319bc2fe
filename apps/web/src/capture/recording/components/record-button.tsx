import type { ReactNode, Ref } from 'react';

interface RecordButtonProps {
  label: string;
  onClick: () => void;
  /** The icon of the button. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The round red button that starts or stops a recording. */
export function RecordButton({ label, onClick, children, ref }: RecordButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className="grid size-22 place-items-center rounded-full bg-cinnabar text-on-cinnabar ring-8 ring-cinnabar/15 transition-transform hover:scale-105 hover:bg-cinnabar-deep active:scale-95"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
