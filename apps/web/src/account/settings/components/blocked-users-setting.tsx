import type { BlockedUser } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useBlockedUsers, useUnblockUser } from '../../../people/index.ts';

/** Setting section with the users whom the viewer has blocked. */
export function BlockedUsersSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('safety.blocked.title')} text={t('safety.blocked.text')}>
      {(headingId) => <BlockedUserList labelledBy={headingId} />}
    </SettingSection>
  );
}

function BlockedUserList({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useBlockedUsers();
  if (!data && isError) {
    return (
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="alert">{t('safety.blocked.failed')}</p>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('safety.blocked.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-11" />;
  if (data.items.length === 0) return <p className="min-h-11 content-center">{t('safety.blocked.empty')}</p>;
  return (
    <>
      <ul aria-labelledby={labelledBy} className="divide-y divide-line">
        {data.items.map((user) => (
          <BlockedUserRow key={user.id} user={user} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('safety.blocked.more')}
        </Button>
      )}
    </>
  );
}

function BlockedUserRow({ user }: { user: BlockedUser }) {
  const { t } = useTranslation();
  const unblock = useUnblockUser(user);
  const name = displayName(user);
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar user={user} />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi className="block font-bold">{name}</bdi>
        {name !== user.username && <bdi className="block text-sm text-ink-soft">@{user.username}</bdi>}
      </p>
      <Button
        disabled={unblock.isPending}
        aria-label={t('safety.blocked.unblockName', { name })}
        onClick={() => unblock.mutate()}
      >
        {t('safety.blocked.unblock')}
      </Button>
    </li>
  );
}
