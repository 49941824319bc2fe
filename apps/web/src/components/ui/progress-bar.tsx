interface ProgressBarProps {
  label: string;
  /** The completed fraction, 0 to 1; null when the progress is unknown. */
  fraction: number | null;
}

/** A progress bar with a text for screen readers. */
export function ProgressBar({ label, fraction }: ProgressBarProps) {
  const percent = fraction === null ? null : Math.round(fraction * 100);
  return (
    <div className="grid gap-2">
      <p className="flex justify-between text-sm text-ink-soft">
        <output>{label}</output>
        {percent !== null && <span className="tabular-nums">{percent}%</span>}
      </p>
      {/* the bar is a div, because not every browser lets CSS style the progress element */}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <span
          className={
            percent === null
              ? 'breathe block h-full rounded-full bg-jade'
              : 'block h-full rounded-full bg-jade transition-[width]'
          }
          style={{ width: percent === null ? '100%' : `${percent}%` }}
        />
      </div>
    </div>
  );
}
