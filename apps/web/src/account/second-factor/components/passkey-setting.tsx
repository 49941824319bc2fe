import { type Passkey, PASSKEYS_MAX } from '@memory/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { passkeySupport } from '../passkey-support.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { MethodSetting } from './method-setting.tsx';
import { PasskeyRow } from './passkey-row.tsx';

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
