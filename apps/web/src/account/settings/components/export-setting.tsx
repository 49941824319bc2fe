import { useTranslation } from 'react-i18next';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { DataExportDownload } from '../../data-export/data-export-download.tsx';

/** Setting with the download of all data that Memory stores about the user. */
export function ExportSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('settings.export.title')} text={t('settings.export.text')}>
      {(headingId) => <DataExportDownload labelledBy={headingId} />}
    </SettingSection>
  );
}
