import { type ClassDetails, DEVICE_CODE_MINUTES } from '@memory/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { useCreateDeviceCode } from '../api/student-sign-in.ts';

/** A code for one device, so large that it can be read from the back of the room. It is created when the dialog opens. */
export function DeviceCodeDialog({ schoolClass, onClose }: { schoolClass: ClassDetails; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const { data, isError, isIdle, isPending, mutate } = useCreateDeviceCode(schoolClass.id);
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  const until = data && new Date(data.expiresAt).toLocaleTimeString(i18n.language, { timeStyle: 'short' });
  return (
    <Dialog title={t('deviceCode.title')} description={t('deviceCode.text')} onClose={onClose}>
      <ol className="device-code-steps">
        <li>
          {t('deviceCode.open')}
          <strong className="device-code-address">
            {window.location.host}
            {pagePaths.classSignIn}
          </strong>
        </li>
        <li>
          {t('deviceCode.type')}
          {data ? (
            <strong className="device-code">{data.code}</strong>
          ) : (
            !isError && <Skeleton className="device-code-skeleton" />
          )}
        </li>
      </ol>
      <output className="device-code-valid">
        {until && t('deviceCode.valid', { count: DEVICE_CODE_MINUTES, time: until })}
        {isError && t('deviceCode.failed')}
      </output>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button disabled={isPending} onClick={() => mutate()}>
          {t('deviceCode.next')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t('deviceCode.done')}
        </Button>
      </div>
    </Dialog>
  );
}
