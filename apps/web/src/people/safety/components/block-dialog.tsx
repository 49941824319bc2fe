import type { PublicProfile } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useBlockUser } from '../api/blocks.ts';

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
