import { clsx } from 'clsx';

interface MeterProps {
  /** Id of the heading that labels the meter. */
  labelledBy: string;
  /** The used part in percent, 0 to 100. */
  percent: number;
  /** The used part as a sentence for screen readers. */
  valueText: string;
  /** Whether the value needs the user's attention. The bar is then red. */
  isWarning: boolean;
}

/** A bar that shows how much of a quota is used. */
export function CapacityMeter({ labelledBy, percent, valueText, isWarning }: MeterProps) {
  return (
    // The bar is a div, because not every browser lets CSS style the <meter> element.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="meter"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-3 overflow-hidden rounded-full bg-line"
    >
      <span
        className={clsx(
          'block h-full rounded-full transition-[width] duration-500',
          isWarning ? 'bg-cinnabar' : 'bg-jade',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
