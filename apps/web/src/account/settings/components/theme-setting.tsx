import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { setThemeChoice, type ThemeChoice, useThemeChoice } from '../../../lib/theme.ts';

const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'night'];

export function ThemeSetting() {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  return (
    <SettingSection title={t('settings.theme.title')} text={t('settings.theme.text')}>
      {(id) => (
        <RadioGroup
          layout="strip"
          labelledBy={id}
          options={themeChoices.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={choice}
          onChange={setThemeChoice}
        />
      )}
    </SettingSection>
  );
}
