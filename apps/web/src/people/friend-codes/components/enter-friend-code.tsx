import type { AddedFriend } from '@memory/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { displayName } from '../../../lib/display-name.ts';
import { useRequestFriendByCode } from '../api/friend-codes.ts';

interface EnterFriendCodeProps {
  initialCode?: string;
  initialFocus?: boolean;
}

/** The form for a friend's code. Only the button sends a request; a link with a code only fills the field. */
export function EnterFriendCode({ initialCode = '', initialFocus = false }: EnterFriendCodeProps) {
  const { t } = useTranslation();
  const [friend, setFriend] = useState<AddedFriend | null>(null);
  const [hasSentBefore, setSentBefore] = useState(false);
  const requestFriend = useRequestFriendByCode();
  if (friend) {
    return (
      <FriendRequestResult friend={friend}>
        <Button
          onClick={() => {
            setFriend(null);
            setSentBefore(true);
          }}
        >
          {t('friendCode.enter.another')}
        </Button>
      </FriendRequestResult>
    );
  }
  return (
    <SingleFieldForm
      label={t('friendCode.enter.label')}
      hint={t('friendCode.enter.hint')}
      initialValue={hasSentBefore ? '' : initialCode}
      initialFocus={initialFocus || hasSentBefore}
      validate={(code) => (code.trim() === '' ? t('friendCode.enter.missing') : undefined)}
      submit={async (code) => setFriend(await requestFriend(code))}
      messageOf={(error) => apiErrorMessage(error, t('friendCode.enter.failed'))}
      submitLabel={t('friendCode.enter.submit')}
      busyLabel={t('friendCode.enter.busy')}
    >
      {(control) => (
        <CodeInput {...control} className="text-center text-xl font-bold tracking-[0.12em] uppercase tabular-nums" />
      )}
    </SingleFieldForm>
  );
}

/** Shows who got the friend request, so that the user notices a mistyped code. It takes the focus, because the form that had the focus is gone. */
function FriendRequestResult({ friend, children }: { friend: AddedFriend; children: ReactNode }) {
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
