import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { AudioSetting } from './components/audio-setting.tsx';
import { ExportSetting } from './components/export-setting.tsx';
import { LanguageSetting } from './components/language-setting.tsx';
import { Setting } from './components/setting.tsx';
import { SpeakerSetting } from './components/speaker-setting.tsx';
import { SpeechSetting } from './components/speech-setting.tsx';
import { StorageSetting } from './components/storage-setting.tsx';
import { ThemeSetting } from './components/theme-setting.tsx';

export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[44rem] px-4 py-8 sm:px-6">
      <PageTitle>{t('settings.title')}</PageTitle>
      <h1 className="mb-6 text-3xl">{t('settings.title')}</h1>
      <div className="grid gap-5">
        <AudioSetting />
        <LanguageSetting />
        <ThemeSetting />
        <SpeakerSetting />
        <SpeechSetting />
        <StorageSetting />
        <ExportSetting />
        <Setting title={t('settings.pin.title')} text={t('settings.pin.text')} />
        <p className="py-4 text-center text-ink-soft">{t('settings.more')}</p>
      </div>
    </div>
  );
}
