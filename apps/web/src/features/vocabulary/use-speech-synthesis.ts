import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';

/** Returns a function that speaks a Chinese text slowly, with the device's speech synthesis. Toasts report errors. */
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
      // These two errors are no failures, because starting the next utterance cancels the current one.
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
