import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { useNavigationGuard } from '../../../lib/use-navigation-guard.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../components/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/** While `active`, asks for confirmation before another screen is opened, and makes the browser ask before the tab is closed. */
export function LeavePageGuard({ active }: { active: boolean }) {
  const { t } = useTranslation();
  const blocker = useNavigationGuard(active);
  // the dialog closes after both choices; after the choice to leave, the navigation must not be cancelled
  const isLeaving = useRef(false);
  useBeforeUnload((event) => {
    if (active) event.preventDefault();
  });
  if (!blocker.isBlocked) return null;
  return (
    <Suspense>
      <ConfirmDialog
        onClose={() => !isLeaving.current && blocker.cancel()}
        title={t('entry.leave.title')}
        text={t('entry.leave.text')}
        confirmLabel={t('entry.leave.confirm')}
        cancelLabel={t('entry.leave.cancel')}
        onConfirm={() => {
          isLeaving.current = true;
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}
