import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface StepperProps {
  /** Id of the heading that labels the value. */
  labelledBy: string;
  /** The values that the buttons lead to, in ascending order. The value itself may be between two of them. */
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
