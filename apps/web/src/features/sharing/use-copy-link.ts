import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast, type ToastMessage } from '../../lib/toasts.ts';

/** Copies a link of this page and says so in these words. */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, said: ToastMessage): Promise<void> => {
    try {
      await copyText(window.location.origin + path);
      toast(said);
    } catch {
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), isError: true });
    }
  };
}
