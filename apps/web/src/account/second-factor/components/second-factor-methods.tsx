import type { SecondFactorStatus } from '@memory/contracts';
import { useEffect, useRef, useState } from 'react';
import { PasswordConfirmationProvider } from '../password-confirmation-provider.tsx';
import { countSecondFactors, hasAnySecondFactor } from '../second-factor-api.ts';
import { AuthenticatorAppSetting } from './authenticator-app-setting.tsx';
import { PasskeySetting } from './passkey-setting.tsx';
import { RecoveryCodeSetting } from './recovery-code-setting.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** The ways to confirm a sign-in, each with its buttons, and the dialogs that follow. */
export function SecondFactorMethods({
  secondFactor,
  username,
}: {
  secondFactor: SecondFactorStatus;
  username: string;
}) {
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const methods = useRef<HTMLDivElement>(null);
  const hadNewCodes = useRef(false);
  // The button that had the focus may be gone when the dialog with the codes closes, so the focus moves here.
  useEffect(() => {
    if (hadNewCodes.current && !newCodes) methods.current?.focus();
    hadNewCodes.current = newCodes !== null;
  }, [newCodes]);
  const isRemovable = !secondFactor.required || countSecondFactors(secondFactor) > 1;
  return (
    <PasswordConfirmationProvider username={username}>
      <div ref={methods} tabIndex={-1} className="divide-y divide-line outline-none">
        <AuthenticatorAppSetting totp={secondFactor.totp} isRemovable={isRemovable} onNewCodes={setNewCodes} />
        <PasskeySetting passkeys={secondFactor.passkeys} isRemovable={isRemovable} onNewCodes={setNewCodes} />
        {hasAnySecondFactor(secondFactor) && (
          <RecoveryCodeSetting left={secondFactor.recoveryCodesLeft} onNewCodes={setNewCodes} />
        )}
      </div>
      {newCodes && <RecoveryCodesDialog codes={newCodes} username={username} onClose={() => setNewCodes(null)} />}
    </PasswordConfirmationProvider>
  );
}
