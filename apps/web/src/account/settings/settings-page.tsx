import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { MoreChoices } from '../../components/ui/more-choices.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { RadioGroup } from '../../components/ui/radio-group.tsx';
import { SettingGroup } from '../../components/ui/setting-group.tsx';
import { SettingSection } from '../../components/ui/setting-section.tsx';
import { switchInterfaceLanguage } from '../../i18n/i18n.ts';
import { LazyGreetingSetting, LazyOwnerNotices } from '../../journal/index.ts';
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
import { DeleteAccountSetting, deletionFragments } from './components/delete-account-setting.tsx';
import { OnThisDaySetting } from './components/on-this-day-setting.tsx';
import { type SettingGroupName, SettingList } from './components/setting-list.tsx';
import { SpokenLanguageSetting } from './components/spoken-language-setting.tsx';
import { StorageSetting } from './components/storage-setting.tsx';

// The name of each language is written in that language, whatever the interface language is.
const interfaceLanguageOptions = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-Hans', label: '简体中文', lang: 'zh-Hans' },
] as const;

const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'night'];

const consentChoices: readonly SpeechRecognitionConsent[] = ['ask', 'allow', 'deny'];

/** The groups with a page of their own, in the order of the list: what a child looks for comes first. */
const groups: Readonly<Record<SettingGroupName, () => ReactNode>> = {
  reading: ReadingSettings,
  learning: LearningSettingGroup,
  memories: EntrySettings,
  safety: SafetySettings,
  data: DataSettings,
};
const groupNames = Object.keys(groups) as SettingGroupName[];
const isGroupName = (name: string | undefined): name is SettingGroupName => groupNames.some((group) => group === name);

/** The settings: at `/settings` those that most people look for, and the list of all groups, which have pages of their own. */
export default function SettingsPage() {
  const { group } = useParams();
  const { hash } = useLocation();
  if (isGroupName(group)) return <SettingGroupPage group={group} />;
  // Links to a dialog of the account's deletion name the whole page of settings.
  if (deletionFragments.includes(hash)) return <Navigate replace to={`${pagePaths.settingsGroup('data')}${hash}`} />;
  if (group !== undefined) return <Navigate replace to={pagePaths.settings} />;
  return <SettingStartPage />;
}

function SettingStartPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('settings.title')}</DocumentTitle>
      <h1 className="mb-6 text-3xl">{t('settings.title')}</h1>
      <OptionalContent>
        <LazyOwnerNotices />
      </OptionalContent>
      <div className="grid gap-8">
        <SettingGroup title={t('settings.groups.look.title')}>
          <LanguageSetting />
          <ThemeSetting />
        </SettingGroup>
        <SettingList groups={groupNames} />
        <div className="sheet">
          <AudioCompatibilitySetting />
        </div>
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

function SettingGroupPage({ group }: { group: SettingGroupName }) {
  const { t } = useTranslation();
  const Settings = groups[group];
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-6 sm:px-6 sm:py-8">
      <DocumentTitle>{`${t(`settings.groups.${group}.title`)} · ${t('settings.title')}`}</DocumentTitle>
      <h1 className="mb-4 text-lg">
        <Link
          to={pagePaths.settings}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-ink-soft hover:bg-well hover:text-ink"
        >
          <ChevronLeft size={20} aria-hidden />
          {t('settings.title')}
        </Link>
      </h1>
      <Settings />
    </div>
  );
}

function ReadingSettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t('settings.groups.reading.title')}>
      <ReadingAidsSetting />
    </SettingGroup>
  );
}

function EntrySettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t('settings.groups.memories.title')}>
      <OnThisDaySetting />
      <SpokenLanguageSetting />
      <MoreChoices label={t('settings.moreChoices')}>
        <SpeechRecognitionSetting />
      </MoreChoices>
    </SettingGroup>
  );
}

function SafetySettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t('settings.groups.safety.title')}>
      <OptionalContent>
        <LazyGreetingSetting />
      </OptionalContent>
      <BlockedUsersSetting />
      <SettingSection title={t('settings.pin.title')} text={t('settings.pin.text')} />
    </SettingGroup>
  );
}

function DataSettings() {
  const { t } = useTranslation();
  return (
    <SettingGroup title={t('settings.groups.data.title')}>
      <StorageSetting />
      <ExportSetting />
      <DeleteAccountSetting />
    </SettingGroup>
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
