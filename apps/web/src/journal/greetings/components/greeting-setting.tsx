import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useChangeGreetingSettings, useGreetingSettings } from '../greetings.ts';

/** The setting that decides which friends may put stamps on the user's entries: all, all except some, or none. */
export default function GreetingSetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('greetings.setting.title')} text={t('greetings.setting.text')}>
      {() => <GreetingSettingControls />}
    </SettingSection>
  );
}

function GreetingSettingControls() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useGreetingSettings();
  const change = useChangeGreetingSettings();
  if (!data && isError) {
    return (
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p role="alert">{t('greetings.setting.notLoaded')}</p>
        <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  const pending = change.isPending && 'isOpen' in change.variables ? change.variables : data;
  return (
    <>
      <Switch
        label={t('greetings.setting.switch')}
        hint=""
        checked={pending.isOpen}
        onCheckedChange={(isOpen) => change.mutate({ isOpen })}
      />
      {data.closedTo.length > 0 && (
        <>
          <h4 className="mt-3 text-sm text-ink-soft">{t('greetings.setting.closedTo')}</h4>
          <ul className="divide-y divide-line">
            {data.closedTo.map((friend) => (
              <li key={friend.id} className="flex items-center gap-3 py-2">
                <Avatar user={friend} />
                <bdi className="min-w-0 flex-1 font-bold [overflow-wrap:anywhere]">{displayName(friend)}</bdi>
                <Button
                  disabled={change.isPending}
                  aria-label={t('greetings.setting.openName', { name: displayName(friend) })}
                  onClick={() => change.mutate({ openTo: friend.id })}
                >
                  {t('greetings.setting.open')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
