import { Gauge } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SpeechRateButtons } from './speech-rate-buttons.tsx';

interface SpeechRateFieldProps {
  value: number;
  onChange: (rate: number) => void;
}

/** The speed of the device's voice, as a row of a form. */
export function SpeechRateField({ value, onChange }: SpeechRateFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-h-12 flex-wrap items-center gap-2.5">
      <Gauge size={20} aria-hidden className="text-ink-soft" />
      <span id={id} className="min-w-0 flex-1 leading-tight font-semibold">
        {t('readingAids.speechRate')}
      </span>
      <SpeechRateButtons value={value} onChange={onChange} />
    </fieldset>
  );
}
