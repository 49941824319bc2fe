import type { TotpSetup } from '@memory/contracts';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { QrCode } from '../../../components/ui/qr-code.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { copyText } from '../../../lib/copy-text.ts';
import { useConfirmTotp } from '../second-factor-api.ts';
import { useErrorMessage } from '../second-factor-errors.ts';
import { ONE_TIME_CODE_LENGTH, OneTimeCodeInput } from './one-time-code-input.tsx';

interface TotpSetupDialogProps {
  setup: TotpSetup;
  onClose: () => void;
  /** Called with the recovery codes that come with the first factor; null for a further factor. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Dialog with the key of a new authenticator app, as QR code and as text, and the field for its first code. */
export function TotpSetupDialog({ setup, onClose, onDone }: TotpSetupDialogProps) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const confirm = useConfirmTotp();
  const submit = async (code: string): Promise<void> => {
    const { recoveryCodes } = await confirm.mutateAsync(code);
    onDone(recoveryCodes);
    onClose();
  };
  return (
    <Dialog title={t('secondFactor.app.dialogTitle')} hasUnsavedChanges onClose={onClose}>
      <ol className="grid list-inside list-decimal gap-5 marker:font-bold marker:text-jade-text">
        <li>
          {t('secondFactor.app.scan')}
          <div className="mt-3 grid gap-3">
            <QrCode text={setup.uri} label={t('secondFactor.app.qrCode')} />
            <a href={setup.uri} className="justify-self-center py-2 font-semibold text-jade-text underline">
              {t('secondFactor.app.open')}
            </a>
            <SecretKey secret={setup.secret} />
          </div>
        </li>
        <li>
          {t('secondFactor.app.enterCode')}
          <div className="mt-3">
            <SingleFieldForm
              label={t('secondFactor.app.code')}
              // on a phone, the keyboard would cover the QR code
              initialFocus={false}
              validate={(code) =>
                code.length === ONE_TIME_CODE_LENGTH ? undefined : t('secondFactor.app.codeMissing')
              }
              submit={submit}
              messageOf={messageOf}
              submitLabel={t('secondFactor.app.confirm')}
              busyLabel={t('secondFactor.app.confirming')}
              actions={<Button onClick={onClose}>{t('secondFactor.cancel')}</Button>}
            >
              {(control) => <OneTimeCodeInput {...control} />}
            </SingleFieldForm>
          </div>
        </li>
      </ol>
    </Dialog>
  );
}

/** The key as text, in groups of four characters, for apps without a camera. */
function SecretKey({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'keyCopied' | 'keyNotCopied' | null>(null);
  return (
    <div className="rounded-xl bg-well p-4">
      <p className="text-sm">{t('secondFactor.app.manual')}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <code className="text-[1.05rem] font-semibold break-words">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button
          className="max-sm:w-full"
          onClick={() =>
            void copyText(secret).then(
              () => setOutcome('keyCopied'),
              () => setOutcome('keyNotCopied'),
            )
          }
        >
          <Copy size={18} aria-hidden />
          {t('secondFactor.app.copyKey')}
        </Button>
      </div>
      <output className="block text-sm text-ink-soft">{outcome && t(`secondFactor.app.${outcome}`)}</output>
    </div>
  );
}
