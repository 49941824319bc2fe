import { useTranslation } from 'react-i18next';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { ReadingAidsForm } from '../../../reading/index.ts';

/** Setting for the readings above Chinese characters and for their script. The cards have the same choices. */
export function ReadingAidsSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('reading.aids')} text={t('readingAids.text')}>
      {() => <ReadingAidsForm />}
    </SettingSection>
  );
}
