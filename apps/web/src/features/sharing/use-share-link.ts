import type { Entry } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../lib/toasts.ts';

/** Copies the public link of a memory. Only a public memory has one that works. */
export function useShareLink() {
  const { t } = useTranslation();
  return async ({ shareId, privacyLevel }: Entry): Promise<void> => {
    if (!shareId || privacyLevel !== 'public') {
      toast({ title: t('card.toasts.cannotShare'), description: t('card.toasts.cannotShareText'), destructive: true });
      return;
    }
    try {
      await copyText(window.location.origin + paths.shared(shareId));
      toast({ title: t('card.toasts.linkCopied'), description: t('card.toasts.linkCopiedText') });
    } catch {
      toast({ title: t('card.toasts.copyFailed'), description: t('card.toasts.copyFailedText'), destructive: true });
    }
  };
}
