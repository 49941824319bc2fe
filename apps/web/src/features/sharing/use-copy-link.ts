import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast, type ToastMessage } from '../../lib/toasts.ts';
import { linkToCopy } from './link-to-copy.ts';

/**
 * Returns a function that copies a link to the clipboard. A toast shows `confirmation`. If copying failed, a toast says so, and a dialog shows
 * the link, to be copied by hand.
 */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, confirmation: ToastMessage): Promise<void> => {
    const link = window.location.origin + path;
    try {
      await copyText(link);
      toast(confirmation);
    } catch {
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), isError: true });
      linkToCopy.set(link);
    }
  };
}
