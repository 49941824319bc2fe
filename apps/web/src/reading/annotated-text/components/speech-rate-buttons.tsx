import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

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

/** The slowest and the fastest voice (`SPEECH_RATE_MIN` and `SPEECH_RATE_MAX` of the contracts, which would load zod). */
const RATE_MIN = 0.5;
const RATE_MAX = 1.2;

/** Returns the speed one tenth slower (-1) or faster (1); the unchanged speed at the end of the range. */
export function stepSpeechRate(rate: number, direction: -1 | 1): number {
  const tenths = Math.round(rate * 10) + direction;
  return Math.min(RATE_MAX, Math.max(RATE_MIN, tenths / 10));
}
