import { clsx } from 'clsx';
import { useId } from 'react';

interface RadioGroupProps<Value extends string> {
  /** Id of the heading that labels the group. */
  labelledBy: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Null while no option is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  layout?: keyof typeof layouts;
}

const boxClass = 'gap-2.5 rounded-xl border border-line-strong/60 bg-sheet px-4 hover:bg-well';
const checkedBoxClass = 'has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text';
const layouts = {
  /** Each option in a box of its own width. */
  boxes: { group: 'flex flex-wrap gap-2', option: `${boxClass} ${checkedBoxClass}`, radio: 'size-4 accent-jade' },
  /** The options below each other: for sentences. */
  list: { group: 'grid gap-2', option: `${boxClass} ${checkedBoxClass} py-2`, radio: 'size-4 shrink-0 accent-jade' },
  /** The options side by side on one strip, like tabs: for a few words. */
  strip: {
    group: 'group flex flex-wrap gap-1 rounded-xl bg-well p-1',
    option:
      'flex-[1_1_5rem] justify-center group-data-many:flex-[1_1_7rem] rounded-lg px-2 py-1.5 text-center text-[0.95rem] text-ink-soft hover:text-ink has-checked:bg-sheet has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong/50',
    // The invisible radio button covers its option, so that it receives the clicks.
    radio: 'absolute inset-0 size-full cursor-pointer opacity-0',
  },
};

/** A group of radio buttons, one for each option. */
export function RadioGroup<Value extends string>({
  labelledBy,
  options,
  value,
  onChange,
  layout = 'boxes',
}: RadioGroupProps<Value>) {
  const name = useId();
  const classes = layouts[layout];
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      data-many={options.length > 3 || undefined}
      className={classes.group}
    >
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className={clsx(
            'relative flex min-h-11 cursor-pointer items-center leading-tight font-semibold has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade-text',
            classes.option,
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            className={clsx('outline-none', classes.radio)}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
