import type { StorageUsage } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CapacityMeter } from '../../../components/ui/meter.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { toStorageLevel, useStorageUsage } from '../storage-usage.ts';

/** Setting section that shows the used bytes and the quota of the user's files. */
export function StorageSetting() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useStorageUsage();
  return (
    <SettingSection title={t('settings.storage.title')} text={t('settings.storage.text')}>
      {(id) =>
        data ? (
          <StorageMeter storage={data} labelledBy={id} />
        ) : isError ? (
          <div className="flex min-h-14 flex-wrap items-center justify-between gap-3">
            <p role="alert">{t('settings.storage.failed')}</p>
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t('settings.storage.tryAgain')}
            </Button>
          </div>
        ) : (
          <div aria-busy className="grid gap-3">
            <Skeleton className="h-8 w-44" />
            <Skeleton className="h-3" />
          </div>
        )
      }
    </SettingSection>
  );
}

function StorageMeter({ storage, labelledBy }: { storage: StorageUsage; labelledBy: string }) {
  const { t } = useTranslation();
  const { percent, state } = toStorageLevel(storage);
  const sizes = { used: formatBytes(storage.usedBytes), quota: formatBytes(storage.quotaBytes) };
  return (
    <>
      <p className="mb-3 flex min-h-8 flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
        <span>
          <strong className="text-2xl leading-8 font-extrabold">{sizes.used}</strong>{' '}
          <span className="text-ink-soft">{t('settings.storage.ofQuota', sizes)}</span>
        </span>
        <span className={state === 'normal' ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-cinnabar-text'}>
          {percent}%
        </span>
      </p>
      <CapacityMeter
        labelledBy={labelledBy}
        percent={percent}
        valueText={t('settings.storage.used', sizes)}
        isWarning={state !== 'normal'}
      />
      {/* this element is always rendered, because a screen reader announces a changed text only in an existing element */}
      <output className="block">
        {state !== 'normal' && <span className="mt-3 block max-w-prose text-sm">{t(`settings.storage.${state}`)}</span>}
      </output>
    </>
  );
}
