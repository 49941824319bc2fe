import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { SettingGroup } from '../../components/ui/setting-group.tsx';
import { SettingSection } from '../../components/ui/setting-section.tsx';
import { LazyOwnerNotices } from '../../journal/index.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { LearningSettingGroup } from '../../words/index.ts';
import { AudioCompatibilitySetting } from './components/audio-compatibility-setting.tsx';
import { BlockedUsersSetting } from './components/blocked-users-setting.tsx';
import { DeleteAccountSetting } from './components/delete-account-setting.tsx';
import { ExportSetting } from './components/export-setting.tsx';
import { LanguageSetting } from './components/language-setting.tsx';
import { OnThisDaySetting } from './components/on-this-day-setting.tsx';
import { ReadingAidsSetting } from './components/reading-aids-setting.tsx';
import { SpeechRecognitionSetting } from './components/speech-recognition-setting.tsx';
import { SpokenLanguageSetting } from './components/spoken-language-setting.tsx';
import { StorageSetting } from './components/storage-setting.tsx';
import { ThemeSetting } from './components/theme-setting.tsx';

export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('settings.title')}</DocumentTitle>
      <h1 className="mb-6 text-3xl">{t('settings.title')}</h1>
      <OptionalContent>
        <LazyOwnerNotices />
      </OptionalContent>
      <div className="grid gap-9">
        <SettingGroup title={t('settings.groups.reading')}>
          <LanguageSetting />
          <ThemeSetting />
          <ReadingAidsSetting />
        </SettingGroup>
        <LearningSettingGroup />
        <SettingGroup title={t('settings.groups.memories')}>
          <OnThisDaySetting />
          <SpokenLanguageSetting />
          <SpeechRecognitionSetting />
          <AudioCompatibilitySetting />
        </SettingGroup>
        <SettingGroup title={t('settings.groups.safety')}>
          <BlockedUsersSetting />
          <SettingSection title={t('settings.pin.title')} text={t('settings.pin.text')} />
        </SettingGroup>
        <SettingGroup title={t('settings.groups.data')}>
          <StorageSetting />
          <ExportSetting />
          <DeleteAccountSetting />
        </SettingGroup>
      </div>
      <p className="pt-8 text-center">
        <Link
          to={pagePaths.privacy}
          className="inline-flex min-h-11 items-center font-semibold text-cinnabar-text underline"
        >
          {t('auth.privacy')}
        </Link>
      </p>
      <p className="pt-2 pb-4 text-center text-ink-soft">{t('settings.more')}</p>
    </div>
  );
}
