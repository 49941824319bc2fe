import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { useSpokenLanguage, useUpdateSpokenLanguage } from '../api/spoken-language.ts';
import { SettingSection } from './setting-section.tsx';

// the name of each language is shown in the language itself, whatever the interface language
const languages = [
  { value: 'zh-Hans', label: '中文（简体）', lang: 'zh-Hans' },
  { value: 'zh-Hant', label: '中文（繁體）', lang: 'zh-Hant' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;
const ANY = 'any';

/** Chooses the spoken language and, for Chinese, the script of transcripts. */
export function SpokenLanguageSetting() {
  const { t } = useTranslation();
  const { data } = useSpokenLanguage();
  const update = useUpdateSpokenLanguage();
  const speaker = update.isPending ? update.variables : data;
  return (
    <SettingSection title={t('settings.speaker.title')} text={t('settings.speaker.text')}>
      {(id) => (
        <RadioGroup
          labelledBy={id}
          options={[{ value: ANY, label: t('settings.speaker.any') }, ...languages]}
          value={speaker ? (speaker.spokenLanguage ?? ANY) : ''}
          onChange={(value) => update.mutate({ spokenLanguage: value === ANY ? null : value })}
        />
      )}
    </SettingSection>
  );
}
