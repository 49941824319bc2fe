import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toasts.ts';

/** Copies a link of this page and says so with the given title. */
export function useCopyLink() {
  const { t } = useTranslation();
  return async (path: string, title: string): Promise<void> => {
    try {
      await copyText(window.location.origin + path);
      toast({ title });
    } catch {
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), destructive: true });
    }
  };
}
