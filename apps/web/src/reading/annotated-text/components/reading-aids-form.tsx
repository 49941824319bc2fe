import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/ui/switch.tsx';
import { useCurrentUser } from '../../../session/index.ts';
import { useReadingAids, useUpdateReadingAids } from '../../../words/index.ts';
import { ReadingAidsChoices } from './reading-aids-choices.tsx';
import { SpeechRateField } from './speech-rate-field.tsx';

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
