interface ProgressBarProps {
  label: string;
  /** The completed fraction, 0 to 1; null when the progress is unknown. */
  fraction: number | null;
  /** Numbers below the bar. A screen reader reads them with the bar, and does not announce each change. */
  detail?: string | undefined;
}

/** A progress bar with a text for screen readers. */
export function ProgressBar({ label, fraction, detail }: ProgressBarProps) {
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
        aria-valuetext={detail && percent !== null ? `${percent}%, ${detail}` : detail}
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
      {detail && <p className="text-sm text-ink-soft tabular-nums">{detail}</p>}
    </div>
  );
}
