import type { Entry, PrivacyLevel } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { putEntryInCache } from '../../../lib/entry-cache.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import { PrivacyBadge } from './privacy-badge.tsx';

/** The badge of the card is the button. Its target is higher than the badge. */
export const privacyButtonClass = '-my-2 inline-flex min-h-11 items-center rounded-full disabled:opacity-60';

const PrivacyMenu = preloadable(() => import('./privacy-menu.tsx'));

/**
 * Button and menu with which the author chooses an entry's privacy level. A change takes two taps, so that no entry becomes public by
 * accident.
 */
export function PrivacySelector({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  // The mutation belongs to this component instead of the menu, because its toast is shown after the menu has closed.
  const change = useChangeEntryPrivacy(entry.id);
  const label = t('card.privacy', { level: t(`card.${entry.privacyLevel}`) });
  const closedButton = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={label}
      className={privacyButtonClass}
      onClick={() => setUsed(true)}
    >
      <PrivacyButtonContent level={entry.privacyLevel} />
    </button>
  );
  if (!isUsed) return closedButton;
  return (
    <Suspense fallback={closedButton}>
      <PrivacyMenu label={label} level={entry.privacyLevel} busy={change.isPending} onChoose={change.mutate} />
    </Suspense>
  );
}

/** The badge of the current privacy level, the content of the button that opens the privacy menu. */
export const PrivacyButtonContent = ({ level }: { level: PrivacyLevel }) => (
  <PrivacyBadge level={level}>
    <ChevronDown size={15} aria-hidden className="-mr-1" />
  </PrivacyBadge>
);

/** Mutation: sets an entry's privacy level and reports the outcome in a toast. */
function useChangeEntryPrivacy(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (privacyLevel: PrivacyLevel) =>
      unwrapResponse(
        api.PATCH('/api/journal-entries/{id}', {
          params: { path: { id } },
          body: { privacyLevel, isPublic: privacyLevel === 'public' },
        }),
      ),
    onSuccess: (entry) => {
      toast({ title: t('card.toasts.privacy'), description: t('card.toasts.privacyText') });
      void putEntryInCache(queryClient, entry);
    },
    onError: () => toast({ title: t('toast.error'), description: t('card.toasts.privacyFailed'), isError: true }),
  });
}
