import type { AddedFriend } from '@memory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { useRequestFriendByCode } from '../api/request-friend-by-code.ts';
import { FriendRequestResult } from './friend-request-result.tsx';

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
