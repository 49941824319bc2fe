import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/ui/choice.tsx';
import { chooseSpeech, type SpeechChoice, useSpeechChoice } from '../../../lib/browser-speech.ts';
import { Setting } from './setting.tsx';

const choices: readonly SpeechChoice[] = ['ask', 'allow', 'deny'];

export function SpeechSetting() {
  const { t } = useTranslation();
  const choice = useSpeechChoice();
  return (
    <Setting title={t('settings.speech.title')} text={t('settings.speech.text')}>
      {(id) => (
        <Choice
          labelledBy={id}
          options={choices.map((value) => ({ value, label: t(`settings.speech.${value}`) }))}
          value={choice}
          onChange={chooseSpeech}
        />
      )}
    </Setting>
  );
}
