import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router-dom';
import { useNavigationGuard } from '../../../lib/navigation-guard.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';

const ConfirmDialog = preloadable(async () => ({
  default: (await import('../../../components/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

/**
 * Asks for confirmation before the user opens another page of the app, and makes the browser ask before the tab is closed. Does nothing
 * unless `active`.
 */
export function LeavePageGuard({ active }: { active: boolean }) {
  const { t } = useTranslation();
  const blocker = useNavigationGuard(active);
  // The dialog closes after both choices. This flag keeps the handler of the close event from cancelling a navigation that the user has
  // confirmed.
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
