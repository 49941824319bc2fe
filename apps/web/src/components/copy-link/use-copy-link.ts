import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast, type ToastMessage } from '../../lib/toasts.ts';
import { CopyByHandDialog, linkToCopy } from './copy-by-hand.ts';

/**
 * Returns a function that copies a link to the clipboard. A toast shows `confirmation`. If copying fails, a toast says so, and a dialog shows the
 * link so that the user can copy it by hand. If the dialog cannot be loaded, only the toast is shown.
 */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, confirmation: ToastMessage): Promise<void> => {
    const link = window.location.origin + path;
    try {
      await copyText(link);
      toast(confirmation);
    } catch {
      // The dialog is loaded before the toast is shown, because the dialog takes the focus: if it appeared later, it would close a menu that the
      // user has opened in the meantime.
      const isLoaded = await CopyByHandDialog.preload().then(
        () => true,
        () => false,
      );
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), isError: true });
      if (isLoaded) linkToCopy.set(link);
    }
  };
}
