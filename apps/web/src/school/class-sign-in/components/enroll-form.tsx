import { QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { useEnrollDevice } from '../api/class-device.ts';
import { PageHeading } from './page-heading.tsx';

/** What a device shows that belongs to no class: the way in with a badge, and the field for a teacher's code. */
export function EnrollForm({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation();
  const enroll = useEnrollDevice();
  return (
    <div className="class-sign-in-narrow">
      <PageHeading takesFocus={false} title={t('classSignIn.title')} text={t('classSignIn.enrollText')} />
      <div className="sheet p-6">
        <SingleFieldForm
          label={t('classSignIn.code')}
          hint={t('classSignIn.codeHint')}
          initialFocus={false}
          validate={(code) => (code.trim() === '' ? t('classSignIn.codeMissing') : undefined)}
          submit={(code) => enroll.mutateAsync(code)}
          messageOf={(error) => apiErrorMessage(error, t('classSignIn.unreachable'))}
          submitLabel={t('classSignIn.enroll')}
          busyLabel={t('classSignIn.enrolling')}
        >
          {(control) => (
            <CodeInput
              {...control}
              className="text-center text-xl font-bold tracking-[0.12em] uppercase tabular-nums"
            />
          )}
        </SingleFieldForm>
      </div>
      <p className="class-sign-in-or">{t('classSignIn.or')}</p>
      <Button className="class-sign-in-scan" onClick={onScan}>
        <QrCode size={24} aria-hidden />
        {t('classSignIn.scan')}
      </Button>
    </div>
  );
}
