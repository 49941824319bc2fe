import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useOnThisDaySettings, useUpdateOnThisDaySettings } from '../../../journal/index.ts';

/** Setting that switches the entries of the same day in earlier years on or off. */
export function OnThisDaySetting() {
  const { t } = useTranslation();
  return (
    <SettingSection title={t('settings.onThisDay.title')} text={t('settings.onThisDay.text')}>
      {() => <OnThisDaySwitch />}
    </SettingSection>
  );
}

function OnThisDaySwitch() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOnThisDaySettings();
  const update = useUpdateOnThisDaySettings(t('settings.onThisDay.failed'));
  if (!data && isError) {
    return (
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p role="alert">{t('settings.onThisDay.notLoaded')}</p>
        <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  return (
    <Switch
      label={t('settings.onThisDay.switch')}
      hint=""
      icon={<History size={20} />}
      checked={update.isPending ? (update.variables.isShown ?? data.isShown) : data.isShown}
      onCheckedChange={(isShown) => update.mutate({ isShown })}
    />
  );
}
