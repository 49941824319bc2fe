import { Link2, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../../../components/copy-link/use-copy-link.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useDeleteFriendCode, useReplaceFriendCode } from '../api/own-friend-code.ts';
import { FriendCodePaper } from './friend-code-paper.tsx';

// The encoder of QR codes is loaded for users who have a friend code.
const QrCode = preloadable(async () => ({ default: (await import('../../../components/ui/qr-code.tsx')).QrCode }));

/** The viewer's friend code as text and as a QR code, with what can be done with it. */
export function FriendCodeCard({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { t, i18n } = useTranslation();
  const { user } = useCurrentUser();
  const [isRenewing, setRenewing] = useState(false);
  const replace = useReplaceFriendCode();
  const remove = useDeleteFriendCode();
  const copyLink = useCopyLink();
  const path = pagePaths.friendCode(code);
  const qrCode = (
    <Suspense fallback={<Skeleton className="aspect-square w-full rounded-xl" />}>
      <QrCode text={window.location.origin + path} label={t('friendCode.own.qr')} />
    </Suspense>
  );
  const isBusy = replace.isPending || remove.isPending;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <div className="w-44">{qrCode}</div>
      <p>
        <span className="sr-only">{t('friendCode.own.label')}: </span>
        <strong className="text-[1.9rem] leading-none font-extrabold tracking-[0.1em] whitespace-nowrap tabular-nums select-all">
          {code}
        </strong>
      </p>
      <p className="max-w-xs text-sm text-balance text-ink-soft">
        <span className="block">{t('friendCode.own.valid', { date: formatDate(expiresAt, i18n.language) })}</span>
        <span className="block">{t('friendCode.own.allows')}</span>
      </p>
      <div className="grid w-full max-w-xs grid-cols-2 gap-2">
        <Button
          onClick={() =>
            void copyLink(path, { title: t('friendCode.own.copied'), description: t('friendCode.own.copiedText') })
          }
        >
          <Link2 size={18} aria-hidden />
          {t('friendCode.own.copy')}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('friendCode.own.print')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => setRenewing(true)}>
          {t('friendCode.own.renew')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => remove.mutate()}>
          {t('friendCode.own.delete')}
        </Button>
      </div>
      {isRenewing && (
        <ConfirmDialog
          title={t('friendCode.own.renewTitle')}
          text={t('friendCode.own.renewText', { code })}
          confirmLabel={t('friendCode.own.renew')}
          cancelLabel={t('friendCode.own.renewCancel')}
          onConfirm={() => replace.mutate()}
          onClose={() => setRenewing(false)}
        />
      )}
      {user && createPortal(<FriendCodePaper code={code} name={displayName(user)} qrCode={qrCode} />, document.body)}
    </div>
  );
}
