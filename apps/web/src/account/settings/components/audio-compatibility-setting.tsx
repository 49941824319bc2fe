import type { AudioConversion } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { useConvertIncompatibleRecordings, useIncompatibleRecordingCount } from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';

/** Setting with a button that converts the user's recordings to a format that iPhones and iPads can play. */
export function AudioCompatibilitySetting() {
  const { t } = useTranslation();
  const check = useIncompatibleRecordingCount();
  const convert = useConvertIncompatibleRecordings(({ successful }) =>
    t('settings.audio.toasts.completeText', { count: successful }),
  );
  return (
    <SettingSection title={t('settings.audio.title')} text={t('settings.audio.text')}>
      {() => (
        <>
          <p className="mb-3 min-h-6 text-sm">
            {check.isPending && t('settings.audio.checking')}
            {check.data &&
              (check.data.hasIncompatibleFiles
                ? t('settings.audio.found', { count: check.data.incompatibleCount })
                : t('settings.audio.none'))}
          </p>
          <Button variant="secondary" disabled={convert.isPending} onClick={() => convert.mutate()}>
            {t(convert.isPending ? 'settings.audio.converting' : 'settings.audio.convert')}
          </Button>
          <output className="block">{convert.data && <ConversionResults result={convert.data} />}</output>
        </>
      )}
    </SettingSection>
  );
}

function ConversionResults({ result }: { result: AudioConversion }) {
  const { t } = useTranslation();
  const rows = [
    [t('settings.audio.total'), result.totalFiles],
    [t('settings.audio.successful'), result.successful],
    [t('settings.audio.failed'), result.failed],
    ...(result.notNeeded > 0 ? [[t('settings.audio.notNeeded'), result.notNeeded] as const] : []),
    ...(result.inProgress > 0 ? [[t('settings.audio.inProgress'), result.inProgress] as const] : []),
  ] as const;
  return (
    <section aria-label={t('settings.audio.results')} className="mt-5 rounded-xl bg-well p-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 text-center">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {result.failed > 0 && (
        <p className="mt-3 text-sm text-cinnabar-text">{t('settings.audio.partial', { count: result.failed })}</p>
      )}
      {result.inProgress > 0 && <p className="mt-3 text-sm text-ink-soft">{t('settings.audio.inProgressText')}</p>}
    </section>
  );
}
