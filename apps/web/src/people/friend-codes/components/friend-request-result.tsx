import type { AddedFriend } from '@memory/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { displayName } from '../../../lib/display-name.ts';

/** Shows who got the friend request, so that the user notices a mistyped code. It takes the focus, because the form that had the focus is gone. */
export function FriendRequestResult({ friend, children }: { friend: AddedFriend; children: ReactNode }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = displayName(friend);
  const { friendship } = friend;
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <span className="relative mb-3">
        <Avatar user={friend} size="large" />
        <Seal className="rise-in absolute -right-2 -bottom-1 size-8 rotate-6 rounded-lg text-[1.15rem]" />
      </span>
      <p className="text-lg font-bold">
        <bdi>{name}</bdi>
      </p>
      {name !== friend.username && (
        <p className="text-sm text-ink-soft">
          <bdi>@{friend.username}</bdi>
        </p>
      )}
      <h3 ref={heading} tabIndex={-1} className="mt-3 text-lg text-jade-text">
        {t(`friendCode.result.${friendship}`)}
      </h3>
      <p className="mb-4 max-w-xs text-balance text-ink-soft">{t(`friendCode.result.${friendship}Text`, { name })}</p>
      {children}
    </div>
  );
}
