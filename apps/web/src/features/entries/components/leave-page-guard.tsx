import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { useNavigationGuard } from '../../../lib/use-navigation-guard.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../components/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** While something is `underWay`, asks before the page is left; a closing tab is asked about by the browser itself. */
export function LeavePageGuard({ underWay }: { underWay: boolean }) {
  const { t } = useTranslation();
  const blocker = useNavigationGuard(underWay);
  // the dialog closes after either answer; after the one to leave there is nothing to take back
  const leaving = useRef(false);
  useBeforeUnload((event) => {
    if (underWay) event.preventDefault();
  });
  if (!blocker.isBlocked) return null;
  return (
    <Suspense>
      <ConfirmDialog
        onClose={() => !leaving.current && blocker.cancel()}
        title={t('entry.leave.title')}
        text={t('entry.leave.text')}
        confirmLabel={t('entry.leave.confirm')}
        cancelLabel={t('entry.leave.cancel')}
        onConfirm={() => {
          leaving.current = true;
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}
