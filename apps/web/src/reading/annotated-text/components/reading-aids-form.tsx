import { Gauge, Palette } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/ui/switch.tsx';
import { useCurrentUser } from '../../../session/index.ts';
import { useReadingAids, useUpdateReadingAids } from '../../../words/index.ts';
import { ReadingAidsChoices } from './reading-aids-choices.tsx';
import { SpeechRateButtons } from './speech-rate-buttons.tsx';

/** The reader's own reading aids. Changes apply at once to all texts. `onChange` is called before each change. */
export function ReadingAidsForm({ onChange }: { onChange?: () => void }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const aids = useReadingAids();
  const update = useUpdateReadingAids();
  return (
    <div className="grid gap-4">
      <ReadingAidsChoices
        aids={aids}
        onChange={(changes) => {
          onChange?.();
          update.mutate(changes);
        }}
      />
      <Switch
        label={t('readingAids.toneColors')}
        hint=""
        icon={<Palette size={20} />}
        checked={aids.hasToneColors}
        onCheckedChange={(hasToneColors) => update.mutate({ hasToneColors })}
      />
      <SpeechRateField value={aids.speechRate} onChange={(speechRate) => update.mutate({ speechRate })} />
      <p className="text-sm text-ink-soft">{t(user ? 'readingAids.everywhere' : 'readingAids.onThisDevice')}</p>
    </div>
  );
}

interface SpeechRateFieldProps {
  value: number;
  onChange: (rate: number) => void;
}

/** The speed of the device's voice, as a row of a form. */
function SpeechRateField({ value, onChange }: SpeechRateFieldProps) {
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
