import type { PublicProfile } from '@memory/contracts';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { DropdownMenuContent, menuItemClass } from '../../../components/ui/dropdown-menu-content.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useBlockUser } from '../api/blocks.ts';
import { ReportDialog } from './report-dialog.tsx';
import { safetyButtonClass, type SafetyMenuProps } from './safety-menu.tsx';

/** The open menu of `SafetyMenu` and the dialogs of its items. It is open when it is rendered first. */
export default function SafetyDropdown({ user, entry, reportText, label }: SafetyMenuProps & { label: string }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null);
  const name = displayName(user);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = (chosen: 'report' | 'block') => () => {
    // The dialog later restores the focus to the element that has it now. The menu item will be gone by then, so the trigger takes the focus.
    trigger.current?.focus();
    setDialog(chosen);
  };
  const close = (): void => setDialog(null);
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger ref={trigger} aria-label={label} className={safetyButtonClass}>
          <Ellipsis size={20} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenuContent align="end">
          <DropdownMenu.Item className={menuItemClass} onSelect={open('report')}>
            <Flag size={18} aria-hidden />
            {entry ? t('safety.reportEntry') : t('safety.reportUser', { name })}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menuItemClass} onSelect={open('block')}>
            <Ban size={18} aria-hidden />
            {t('safety.blockUser', { name })}
          </DropdownMenu.Item>
        </DropdownMenuContent>
      </DropdownMenu.Root>
      {dialog === 'report' && (
        <ReportDialog user={user} {...(entry && { entry })} {...(reportText && { reportText })} onClose={close} />
      )}
      {dialog === 'block' && <BlockDialog user={user} onClose={close} />}
    </>
  );
}

/** Dialog that explains what blocking does and blocks the user after confirmation. */
export function BlockDialog({ user, onClose }: { user: PublicProfile; onClose: () => void }) {
  const { t } = useTranslation();
  const block = useBlockUser(user);
  const name = displayName(user);
  return (
    <ConfirmDialog
      title={t('safety.block.title', { name })}
      text={t('safety.block.text', { name })}
      confirmLabel={t('safety.block.confirm')}
      cancelLabel={t('safety.block.cancel')}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    />
  );
}
