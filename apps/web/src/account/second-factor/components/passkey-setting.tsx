import { type Passkey, PASSKEYS_MAX } from '@memory/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { passkeySupport } from '../passkeys.ts';
import { useRemovePasskey } from '../second-factor-api.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { MethodSetting } from './method-setting.tsx';

interface PasskeySettingProps {
  passkeys: readonly Passkey[];
  isRemovable: boolean;
  onNewCodes: (codes: readonly string[] | null) => void;
}

/** The passkeys of the viewer, with buttons to add and remove them. If this page cannot use passkeys, the setting says why. */
export function PasskeySetting({ passkeys, isRemovable, onNewCodes }: PasskeySettingProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const support = passkeySupport();
  const isFull = passkeys.length >= PASSKEYS_MAX;
  return (
    <MethodSetting
      title={t('secondFactor.passkeys.title')}
      text={t('secondFactor.passkeys.text')}
      action={
        support === 'available' &&
        !isFull && <Button onClick={() => setAdding(true)}>{t('secondFactor.passkeys.add')}</Button>
      }
    >
      {support !== 'available' && (
        <p className="margin-rule mt-3 pl-4 text-sm">{t(`secondFactor.passkeys.${support}`)}</p>
      )}
      {isFull && <p className="margin-rule mt-3 pl-4 text-sm">{t('secondFactor.passkeys.full')}</p>}
      {passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('secondFactor.passkeys.list')} className="mt-3 outline-none">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemovable={isRemovable}
              // the row whose button had the focus is removed, so the focus moves to the list
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} onDone={onNewCodes} />}
    </MethodSetting>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  isRemovable: boolean;
  onRemoved: () => void;
}

/** One passkey, with its name, its dates and a button that removes it after a confirmation. */
function PasskeyRow({ passkey, isRemovable, onRemoved }: PasskeyRowProps) {
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
