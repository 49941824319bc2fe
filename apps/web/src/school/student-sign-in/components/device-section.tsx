import type { ClassDetails, ClassDevice } from '@memory/contracts';
import { TabletSmartphone, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDate, formatDateTime } from '../../../lib/format-date.ts';
import { toast } from '../../../lib/toasts.ts';
import { useClassDevices, useRemoveDevice } from '../api/student-sign-in.ts';
import { DeviceCodeDialog } from './device-code-dialog.tsx';

/** The devices on which the students of a class sign in, and the code for another one. */
export function DeviceSection({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { id, isArchived } = schoolClass;
  const { data, isError, refetch } = useClassDevices(id);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby={headingId}>
      <div className="sign-in-head">
        <div>
          <h2 id={headingId} className="text-xl">
            {t('classDevices.title')}
          </h2>
          <p className="text-ink-soft">{t('classDevices.text')}</p>
        </div>
        {!isArchived && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <TabletSmartphone size={18} aria-hidden />
            {t('classDevices.add')}
          </Button>
        )}
      </div>
      {!data && !isError && <Skeleton className="sign-in-skeleton" />}
      {!data && isError && (
        <p role="alert" className="sign-in-note">
          {t('classDevices.failed')} <Button onClick={() => void refetch()}>{t('classes.tryAgain')}</Button>
        </p>
      )}
      {data?.length === 0 && <p className="sign-in-note">{t('classDevices.none')}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t('classDevices.title')} className="sheet divide-y divide-line">
          {data.map((device) => (
            <DeviceRow key={device.id} classId={id} device={device} />
          ))}
        </ul>
      )}
      {isAdding && (
        <DeviceCodeDialog
          schoolClass={schoolClass}
          onClose={() => {
            setAdding(false);
            // Devices that have used the code in the meantime are in the list then.
            void refetch();
          }}
        />
      )}
    </section>
  );
}

function DeviceRow({ classId, device }: { classId: string; device: ClassDevice }) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveDevice(classId, device.id);
  const name = useDeviceName()(device);
  const { enrolledAt, lastUsedAt } = device;
  return (
    <li className="class-student">
      <div className="min-w-0 flex-1">
        <p className="class-student-name">{name}</p>
        <p className="class-student-more">
          <span>{t('classDevices.enrolled', { date: formatDate(enrolledAt, i18n.language) })}</span>
          <span>
            {lastUsedAt
              ? t('classDevices.used', { time: formatDateTime(lastUsedAt, i18n.language) })
              : t('classDevices.unused')}
          </span>
        </p>
      </div>
      <Button
        variant="ghost"
        round
        aria-label={t('classDevices.remove', { name })}
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('classDevices.removeTitle', { name })}
          text={t('classDevices.removeText')}
          confirmLabel={t('classDevices.removeConfirm')}
          cancelLabel={t('classDevices.removeCancel')}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => toast({ title: t('classDevices.removed') }) })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** Returns a function that names a device by its browser and system: 'Chrome on Android'. */
function useDeviceName(): (device: Pick<ClassDevice, 'browser' | 'operatingSystem'>) => string {
  const { t } = useTranslation();
  return ({ browser, operatingSystem }) => {
    if (browser && operatingSystem) return t('classDevices.name', { browser, system: operatingSystem });
    return browser ?? operatingSystem ?? t('classDevices.unknown');
  };
}
