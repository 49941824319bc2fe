import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { SettingGroup } from '../../components/ui/setting-group.tsx';
import { SettingSection } from '../../components/ui/setting-section.tsx';
import { switchInterfaceLanguage } from '../../i18n/i18n.ts';
import { LazyOwnerNotices } from '../../journal/index.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import {
  setSpeechRecognitionConsent,
  type SpeechRecognitionConsent,
  useSpeechRecognitionConsent,
} from '../../lib/speech-recognition-consent.ts';
import { setThemeChoice, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts';
import { ReadingAidsForm } from '../../reading/index.ts';
import { LearningSettingGroup } from '../../words/index.ts';
import { ExportSetting } from '../data-export/data-export-download.tsx';
import { AudioCompatibilitySetting } from './components/audio-compatibility-setting.tsx';
import { BlockedUsersSetting } from './components/blocked-users-setting.tsx';
import { DeleteAccountSetting } from './components/delete-account-setting.tsx';
import { OnThisDaySetting } from './components/on-this-day-setting.tsx';
import { SpokenLanguageSetting } from './components/spoken-language-setting.tsx';
import { StorageSetting } from './components/storage-setting.tsx';

// The name of each language is written in that language, whatever the interface language is.
const interfaceLanguageOptions = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-Hans', label: '简体中文', lang: 'zh-Hans' },
] as const;

const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'night'];

const consentChoices: readonly SpeechRecognitionConsent[] = ['ask', 'allow', 'deny'];

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

function LanguageSetting() {
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

function ThemeSetting() {
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

/** Setting for the readings above Chinese characters and for their script. The cards have the same choices. */
function ReadingAidsSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('reading.aids')} text={t('readingAids.text')}>
      {() => <ReadingAidsForm />}
    </SettingSection>
  );
}

function SpeechRecognitionSetting() {
  const { t } = useTranslation();
  const choice = useSpeechRecognitionConsent();
  return (
    <SettingSection title={t('settings.speech.title')} text={t('settings.speech.text')}>
      {(id) => (
        <RadioGroup
          layout="strip"
          labelledBy={id}
          options={consentChoices.map((value) => ({ value, label: t(`settings.speech.${value}`) }))}
          value={choice}
          onChange={setSpeechRecognitionConsent}
        />
      )}
    </SettingSection>
  );
}
