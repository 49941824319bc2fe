import { Link2, Printer } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../../../components/copy-link/use-copy-link.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths, routePatterns } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useDeleteFriendCode, useOwnFriendCode, useReplaceFriendCode } from '../api/friend-codes.ts';

/** The viewer's own friend code, or the button that creates one. */
export function OwnFriendCode() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOwnFriendCode();
  const replace = useReplaceFriendCode();
  if (isError && !data) {
    return (
      <div className="grid justify-items-center gap-3 text-center">
        <p role="alert">{t('friendCode.own.failed')}</p>
        <Button onClick={() => void refetch()}>{t('friendCode.own.tryAgain')}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="grid justify-items-center gap-4">
        <output className="sr-only">{t('friendCode.own.loading')}</output>
        <Skeleton className="size-24 rounded-xl" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-11 w-40 rounded-xl" />
      </div>
    );
  }
  if (data.code !== null && data.expiresAt !== null)
    return <FriendCodeCard code={data.code} expiresAt={data.expiresAt} />;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span aria-hidden>
        <RiceGrid character="码" />
      </span>
      <p className="max-w-xs text-balance text-ink-soft">{t('friendCode.own.none')}</p>
      <Button variant="secondary" disabled={replace.isPending} onClick={() => replace.mutate()}>
        {t(replace.isPending ? 'friendCode.own.creating' : 'friendCode.own.create')}
      </Button>
    </div>
  );
}

// The encoder of QR codes is loaded for users who have a friend code.
const QrCode = preloadable(async () => ({ default: (await import('../../../components/ui/qr-code.tsx')).QrCode }));

/** The viewer's friend code as text and as a QR code, with what can be done with it. */
function FriendCodeCard({ code, expiresAt }: { code: string; expiresAt: string }) {
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

interface FriendCodePaperProps {
  code: string;
  name: string;
  qrCode: ReactNode;
}

const PAGE_ADDRESS = routePatterns.friendCode.replace('/:code?', '');

/** The printed form of a friend code: a slip to cut out, with the code to scan or to type. It is invisible on the screen. */
function FriendCodePaper({ code, name, qrCode }: FriendCodePaperProps) {
  const { t } = useTranslation();
  return (
    <div data-print-only aria-hidden>
      <div className="mx-auto w-[9cm] rounded-2xl border border-dashed border-current p-6 text-center">
        <p className="mb-3 text-[13pt] font-bold">{t('friendCode.own.paperTitle', { name })}</p>
        {qrCode}
        <p className="mt-3 text-[10pt]">
          {t('friendCode.own.paperText', { address: window.location.host + PAGE_ADDRESS })}
        </p>
        <p className="mt-2 text-[22pt] font-extrabold tracking-[0.1em]">{code}</p>
      </div>
    </div>
  );
}
