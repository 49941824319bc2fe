import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface StepperProps {
  /** Id of the heading that labels the value. */
  labelledBy: string;
  /** The values that the buttons select, in ascending order. The current value may be between two steps. */
  steps: readonly number[];
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/** A number with a button for less and one for more. */
export function Stepper({ labelledBy, steps, value, format, onChange }: StepperProps) {
  const { t } = useTranslation();
  const less = steps.findLast((step) => step < value);
  const more = steps.find((step) => step > value);
  return (
    <fieldset aria-labelledby={labelledBy} className="flex items-center justify-between gap-2 rounded-xl bg-well p-1">
      <Button
        variant="ghost"
        round
        aria-label={t('learning.less')}
        disabled={less === undefined}
        onClick={() => less !== undefined && onChange(less)}
      >
        <Minus size={20} aria-hidden />
      </Button>
      <output className="font-semibold tabular-nums">{format(value)}</output>
      <Button
        variant="ghost"
        round
        aria-label={t('learning.more')}
        disabled={more === undefined}
        onClick={() => more !== undefined && onChange(more)}
      >
        <Plus size={20} aria-hidden />
      </Button>
    </fieldset>
  );
}

interface ToggleListProps<Value extends string | number> {
  /** Id of the heading that labels the list. */
  labelledBy: string;
  /** `name` is the label for screen readers, if the visible one is short. */
  options: readonly { value: Value; label: string; name?: string }[];
  values: readonly Value[];
  /** Whether the last chosen value cannot be removed. */
  isOneRequired?: boolean;
  layout?: 'list' | 'days';
  /** Called with the chosen values in the order of the options. */
  onChange: (values: Value[]) => void;
}

/** Check boxes of which any number may be chosen: below each other, or as a row of the days of a week. */
export function ToggleList<Value extends string | number>(props: ToggleListProps<Value>) {
  const { labelledBy, options, values, isOneRequired = false, layout = 'list', onChange } = props;
  const isDays = layout === 'days';
  return (
    <fieldset aria-labelledby={labelledBy} className={isDays ? 'grid grid-cols-7 gap-1' : 'grid gap-1'}>
      {options.map(({ value, label, name }) => {
        const isChosen = values.includes(value);
        return (
          <label
            key={value}
            className={clsx(
              'relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl font-semibold',
              'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-jade-text',
              isDays &&
                'justify-center border border-line-strong/60 bg-sheet text-sm has-checked:border-jade-text has-checked:bg-jade-wash has-checked:text-jade-text',
            )}
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isOneRequired && isChosen && values.length === 1}
              {...(name !== undefined && { 'aria-label': name })}
              className={
                isDays ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'size-5 accent-jade outline-none'
              }
              onChange={() =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? !isChosen : values.includes(one))),
                )
              }
            />
            <span aria-hidden={name !== undefined}>{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
