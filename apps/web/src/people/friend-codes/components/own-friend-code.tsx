import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useOwnFriendCode, useReplaceFriendCode } from '../api/own-friend-code.ts';
import { FriendCodeCard } from './friend-code-card.tsx';

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
