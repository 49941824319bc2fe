import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';

/** Returns a function that speaks Chinese text slowly, with the device's speech synthesis. Errors are shown as toasts. */
export function useSpeechSynthesis(): (text: string) => void {
  const { t } = useTranslation();
  return (text) => {
    if (!('speechSynthesis' in window)) {
      toast({
        title: t('vocabulary.toasts.noSpeech'),
        description: t('vocabulary.toasts.noSpeechText'),
        isError: true,
      });
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'zh-CN';
    utterance.rate = 0.7;
    utterance.addEventListener('error', ({ error }) => {
      // these two are not failures: starting the next utterance cancels the current utterance
      if (error === 'canceled' || error === 'interrupted') return;
      toast({
        title: t('vocabulary.toasts.speech'),
        description: t('vocabulary.toasts.speechText'),
        isError: true,
      });
    });
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}
