import type { Passkey } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { useRemovePasskey } from '../api/passkeys.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  isRemovable: boolean;
  onRemoved: () => void;
}

/** One passkey, with its name, its dates and a button that removes it after a confirmation. */
export function PasskeyRow({ passkey, isRemovable, onRemoved }: PasskeyRowProps) {
  const { t, i18n } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemovePasskey(passkey.id);
  const { name, createdAt, lastUsedAt } = passkey;
  const time = (at: string): string => formatDateTime(at, i18n.language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line/70 py-3 last:pb-0">
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {lastUsedAt
            ? t('secondFactor.passkeys.lastUsed', { time: time(lastUsedAt) })
            : t('secondFactor.passkeys.neverUsed')}
        </p>
        <p className="text-sm text-ink-soft">{t('secondFactor.passkeys.added', { time: time(createdAt) })}</p>
      </div>
      {isRemovable && (
        <Button
          variant="danger"
          disabled={remove.isPending}
          aria-label={t('secondFactor.passkeys.removeName', { name })}
          onClick={() => setConfirming(true)}
        >
          {t('secondFactor.passkeys.remove')}
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t('secondFactor.passkeys.removeTitle', { name })}
          text={t('secondFactor.passkeys.removeText')}
          confirmLabel={t('secondFactor.passkeys.remove')}
          cancelLabel={t('secondFactor.cancel')}
          onClose={() => setConfirming(false)}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
        />
      )}
    </li>
  );
}
