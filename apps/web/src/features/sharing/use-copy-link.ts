import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast, type ToastMessage } from '../../lib/toasts.ts';
import { CopyByHandDialog, linkToCopy } from './copy-by-hand.ts';

/**
 * Returns a function that copies a link to the clipboard. A toast shows `confirmation`. If copying failed, a toast says so, and a dialog shows
 * the link, to be copied by hand; without a connection that can load the dialog, there is the toast alone.
 */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, confirmation: ToastMessage): Promise<void> => {
    const link = window.location.origin + path;
    try {
      await copyText(link);
      toast(confirmation);
    } catch {
      // The dialog takes the focus. Loaded after the toast, it would close a menu that the user has opened by then.
      const isLoaded = await CopyByHandDialog.preload().then(
        () => true,
        () => false,
      );
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), isError: true });
      if (isLoaded) linkToCopy.set(link);
    }
  };
}
