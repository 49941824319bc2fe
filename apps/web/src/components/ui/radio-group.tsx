import { useId } from 'react';

interface RadioGroupProps<Value extends string> {
  /** Id of the heading that labels the group. */
  labelledBy: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Null while no option is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A group of radio buttons, one for each option. */
export function RadioGroup<Value extends string>({ labelledBy, options, value, onChange }: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl border border-line-strong/60 bg-sheet px-4 font-semibold hover:bg-well has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade-text"
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            className="size-4 accent-jade outline-none"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
