import { type Passkey, PASSKEYS_MAX } from '@memory/contracts';
import { PASSKEY_NAME_MAX_LENGTH } from '@memory/contracts/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { PasskeyError, passkeySupport } from '../passkeys.ts';
import { useAddPasskey, useRemovePasskey } from '../second-factor-api.ts';
import { useErrorMessage } from '../second-factor-errors.ts';
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

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with the recovery codes that come with the first factor; null for a further factor. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Whether this is probably a phone or a tablet. The suggested name of the passkey depends on this. */
const hasTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Dialog that names a new passkey and lets the browser create it. */
function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const add = useAddPasskey();
  const submit = async (name: string): Promise<void> => {
    const { recoveryCodes } = await add.mutateAsync(name.trim());
    onDone(recoveryCodes);
    onClose();
  };
  const errorMessage = (error: unknown): string | null => {
    if (!(error instanceof PasskeyError)) return messageOf(error);
    return t(error.isKnownDevice ? 'secondFactor.passkeys.exists' : 'secondFactor.passkeys.cancelled');
  };
  return (
    <Dialog
      title={t('secondFactor.passkeys.dialogTitle')}
      description={t('secondFactor.passkeys.dialogText')}
      hasUnsavedChanges
      onClose={onClose}
    >
      <SingleFieldForm
        label={t('secondFactor.passkeys.name')}
        hint={t('secondFactor.passkeys.nameHint')}
        initialValue={t(hasTouchScreen() ? 'secondFactor.passkeys.phone' : 'secondFactor.passkeys.computer')}
        validate={(name) => (name.trim() === '' ? t('secondFactor.passkeys.nameMissing') : undefined)}
        submit={submit}
        messageOf={errorMessage}
        submitLabel={t('secondFactor.passkeys.create')}
        busyLabel={t('secondFactor.passkeys.creating')}
        actions={<Button onClick={onClose}>{t('secondFactor.cancel')}</Button>}
      >
        {(control) => <Input {...control} autoComplete="off" limit={PASSKEY_NAME_MAX_LENGTH} />}
      </SingleFieldForm>
    </Dialog>
  );
}
