import type { Entry, PrivacyLevel } from '@memory/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { menuItemClass, DropdownMenuContent } from '../../../components/ui/dropdown-menu-content.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { putEntryInCache } from '../../../lib/entry-cache.ts';
import { toast } from '../../../lib/toasts.ts';
import { privacyIcons, privacyLevels } from '../privacy-icons.ts';
import { PublicQuestion } from '../public-question.ts';
import { privacyButtonClass, PrivacyButtonContent } from './privacy-selector.tsx';

interface PrivacyMenuProps {
  label: string;
  entry: Entry;
  confirmsPublic: boolean;
}

/**
 * Menu with the three privacy levels of an entry. It is open when it is rendered first, because `PrivacySelector` loads it after the first click.
 * A school's installation asks once more before an entry becomes public; others offer to take the choice back.
 */
export default function PrivacyMenu({ label, entry, confirmsPublic }: PrivacyMenuProps) {
  const level = entry.privacyLevel;
  const change = useChangeEntryPrivacy(entry.id);
  const [isAsking, setAsking] = useState(false);
  function choose(chosen: PrivacyLevel): void {
    if (chosen === level) return;
    if (chosen === 'public' && confirmsPublic) setAsking(true);
    else change.mutate(chosen);
  }
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger disabled={change.isPending} aria-label={label} className={privacyButtonClass}>
          <PrivacyButtonContent level={level} />
        </DropdownMenu.Trigger>
        <DropdownMenuContent align="end">
          <DropdownMenu.RadioGroup value={level} onValueChange={(chosen) => choose(chosen as PrivacyLevel)}>
            {privacyLevels.map((option) => (
              <PrivacyChoice key={option} level={option} />
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenuContent>
      </DropdownMenu.Root>
      {isAsking && (
        <Suspense>
          <PublicQuestion onConfirm={() => change.mutate('public')} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function PrivacyChoice({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Icon } = privacyIcons[level];
  return (
    <DropdownMenu.RadioItem value={level} aria-label={t(`card.${level}`)} className={menuItemClass}>
      <Icon size={18} aria-hidden />
      <span className="flex-1">
        <span className="block leading-tight font-semibold">{t(`card.${level}`)}</span>
        <span className="block text-sm text-ink-soft">{t(`card.${level}Text`)}</span>
      </span>
      <DropdownMenu.ItemIndicator>
        <Check size={18} aria-hidden className="text-jade-text" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}

/** Mutation: sets an entry's privacy level and reports the outcome in a toast, which offers to make a public entry private again. */
function useChangeEntryPrivacy(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (privacyLevel: PrivacyLevel) =>
      unwrapResponse(
        api.PATCH('/api/journal-entries/{id}', {
          params: { path: { id } },
          body: { privacyLevel, isPublic: privacyLevel === 'public' },
        }),
      ),
    onSuccess: (entry) => {
      toast({
        title: t('card.toasts.privacy'),
        description: t('card.toasts.privacyText'),
        ...(entry.privacyLevel === 'public' && {
          action: { label: t('card.makePrivate'), onPress: () => change.mutate('private') },
        }),
      });
      void putEntryInCache(queryClient, entry);
    },
    onError: () => toast({ title: t('toast.error'), description: t('card.toasts.privacyFailed'), isError: true }),
  });
  return change;
}
