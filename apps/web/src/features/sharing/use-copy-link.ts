import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast, type ToastMessage } from '../../lib/toasts.ts';

/** Returns a function that copies a link to the clipboard. A toast shows `confirmation`, or an error if copying failed. */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, confirmation: ToastMessage): Promise<void> => {
    try {
      await copyText(window.location.origin + path);
      toast(confirmation);
    } catch {
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), isError: true });
    }
  };
}
