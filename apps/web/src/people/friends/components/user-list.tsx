import type { User } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

interface UserListProps<ListedUser extends User> {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  users: readonly ListedUser[] | undefined;
  /** Title of the error message. If it is left out, a general title is shown. */
  errorTitle?: string;
  empty: ReactNode;
  children: (user: ListedUser) => ReactNode;
}

/** A list of users. Instead of an empty list it shows a placeholder while loading, an error message or a text. */
export function UserList<Person extends User>({ query, users, errorTitle, empty, children }: UserListProps<Person>) {
  const { t } = useTranslation();
  if (query.isError && !users) {
    return (
      <EmptyState character="断" title={errorTitle ?? t('friends.failed')} text={t('friends.failedText')}>
        <Button variant="primary" onClick={() => void query.refetch()}>
          {t('friends.tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  if (!users) return <UserListSkeleton />;
  if (users.length === 0) return empty;
  return <ul className="sheet divide-y divide-line">{users.map(children)}</ul>;
}

/** Placeholder with about the size of three users, shown while a list of users is loading. */
export function UserListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="sheet divide-y divide-line">
      <output className="sr-only">{t('friends.loading')}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton className="size-10 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
          </span>
          <Skeleton className="h-11 w-28 rounded-xl" />
        </div>
      ))}
    </div>
  );
}
