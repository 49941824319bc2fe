import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/ui/choice.tsx';
import { switchTheme, type ThemeChoice, useThemeChoice } from '../../../lib/theme.ts';
import { Setting } from './setting.tsx';

const choices: readonly ThemeChoice[] = ['system', 'light', 'night'];

export function ThemeSetting() {
  const { t } = useTranslation();
  const choice = useThemeChoice();
  return (
    <Setting title={t('settings.theme.title')} text={t('settings.theme.text')}>
      {(id) => (
        <Choice
          labelledBy={id}
          options={choices.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          value={choice}
          onChange={switchTheme}
        />
      )}
    </Setting>
  );
}
