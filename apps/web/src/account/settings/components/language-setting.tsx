import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { switchInterfaceLanguage } from '../../../i18n/i18n.ts';

// The name of each language is written in that language, whatever the interface language is.
const interfaceLanguageOptions = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-Hans', label: '简体中文', lang: 'zh-Hans' },
] as const;

export function LanguageSetting() {
  const { t, i18n } = useTranslation();
  return (
    <SettingSection title={t('settings.language.title')} text={t('settings.language.text')}>
      {(id) => (
        <RadioGroup
          layout="strip"
          labelledBy={id}
          options={interfaceLanguageOptions}
          value={i18n.language === 'zh-Hans' ? 'zh-Hans' : 'en'}
          onChange={(language) => void switchInterfaceLanguage(language)}
        />
      )}
    </SettingSection>
  );
}
