import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import {
  setSpeechRecognitionConsent,
  type SpeechRecognitionConsent,
  useSpeechRecognitionConsent,
} from '../../../lib/speech-recognition-consent.ts';

const consentChoices: readonly SpeechRecognitionConsent[] = ['ask', 'allow', 'deny'];

export function SpeechRecognitionSetting() {
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
