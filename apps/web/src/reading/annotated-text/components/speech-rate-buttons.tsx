import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { stepSpeechRate } from '../speech-rate.ts';

interface SpeechRateButtonsProps {
  value: number;
  onChange: (rate: number) => void;
}

/** Buttons for a slower and a faster voice, with the speed between them. */
export function SpeechRateButtons({ value, onChange }: SpeechRateButtonsProps) {
  const { t } = useTranslation();
  const [slower, faster] = [stepSpeechRate(value, -1), stepSpeechRate(value, 1)];
  return (
    <div className="flex items-center">
      <Button
        variant="ghost"
        round
        aria-label={t('readingAids.slower')}
        // The button is not disabled, because a disabled button would lose the focus of a reader who presses it repeatedly.
        aria-disabled={slower === value}
        className="aria-disabled:opacity-40"
        onClick={() => slower !== value && onChange(slower)}
      >
        <Minus size={18} aria-hidden />
      </Button>
      <output className="min-w-10 text-center font-semibold tabular-nums">{`${value.toFixed(1)}×`}</output>
      <Button
        variant="ghost"
        round
        aria-label={t('readingAids.faster')}
        aria-disabled={faster === value}
        className="aria-disabled:opacity-40"
        onClick={() => faster !== value && onChange(faster)}
      >
        <Plus size={18} aria-hidden />
      </Button>
    </div>
  );
}
