import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { gatewayPaths } from '../../../app/paths.ts';
import { buttonClass } from '../../../components/ui/button.tsx';
import { SettingSection } from './setting-section.tsx';

/**
 * Setting with a link that downloads the user's data. It is a plain link, because the browser then streams the file to the disk, whatever
 * its size.
 */
export function ExportSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('settings.export.title')} text={t('settings.export.text')}>
      {() => (
        <a href={gatewayPaths.export} download className={buttonClass('outline')}>
          <Download size={18} aria-hidden />
          {t('settings.export.download')}
        </a>
      )}
    </SettingSection>
  );
}
