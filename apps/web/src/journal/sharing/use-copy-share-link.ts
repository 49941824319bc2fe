import type { Entry } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../../components/copy-link/use-copy-link.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { toast } from '../../lib/toasts.ts';

/** Returns a function that copies an entry's share link. If the entry is not public, a toast shows an error instead. */
export function useCopyShareLink() {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  return async ({ shareId, privacyLevel }: Entry): Promise<void> => {
    if (shareId && privacyLevel === 'public')
      await copyLink(pagePaths.shared(shareId), {
        title: t('card.toasts.linkCopied'),
        description: t('card.toasts.linkCopiedText'),
      });
    else toast({ title: t('card.toasts.cannotShare'), description: t('card.toasts.cannotShareText'), isError: true });
  };
}
