import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/ui/choice.tsx';
import { useSpeaker, useUpdateSpeaker } from '../api/speaker.ts';
import { Setting } from './setting.tsx';

// each by its own name, whatever the interface's language
const languages = [
  { value: 'zh-Hans', label: '中文（简体）', lang: 'zh-Hans' },
  { value: 'zh-Hant', label: '中文（繁體）', lang: 'zh-Hant' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;
const ANY = 'any';

/** What one speaks, and in which characters one reads it. */
export function SpeakerSetting() {
  const { t } = useTranslation();
  const { data } = useSpeaker();
  const update = useUpdateSpeaker();
  const speaker = update.isPending ? update.variables : data;
  return (
    <Setting title={t('settings.speaker.title')} text={t('settings.speaker.text')}>
      {(id) => (
        <Choice
          labelledBy={id}
          options={[{ value: ANY, label: t('settings.speaker.any') }, ...languages]}
          value={speaker ? (speaker.spokenLanguage ?? ANY) : ''}
          onChange={(value) => update.mutate({ spokenLanguage: value === ANY ? null : value })}
        />
      )}
    </Setting>
  );
}
