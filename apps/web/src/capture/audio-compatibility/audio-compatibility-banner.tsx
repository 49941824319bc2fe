import { Headphones, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { useIncompatibleRecordingCount, useConvertIncompatibleRecordings } from './incompatible-recordings.ts';

const DISMISSED_KEY = 'memory.audio-banner';

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false; // the browser blocks storage, so the banner is shown again on the next page load
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, '1');
  } catch {
    // the browser blocks storage: the banner is shown again on the next page load
  }
}

/**
 * Banner that tells users of Apple devices that some recordings do not play on this device, with a button to convert the recordings. A
 * dismissed banner stays hidden until the tab is closed.
 */
export default function AudioCompatibilityBanner() {
  const { t } = useTranslation();
  const [isDismissed, setDismissed] = useState(wasDismissed);
  const { data } = useIncompatibleRecordingCount({ enabled: !isDismissed });
  const convert = useConvertIncompatibleRecordings(({ successful }) =>
    t('audioBanner.completeText', { count: successful }),
  );

  function dismiss(): void {
    rememberDismissal();
    setDismissed(true);
  }

  if (isDismissed || !data?.hasIncompatibleFiles) return null;
  return (
    <section
      aria-labelledby="audio-banner"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-cinnabar-text/40 bg-cinnabar-wash p-4"
    >
      <Headphones size={24} aria-hidden className="shrink-0 text-cinnabar-text" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="audio-banner" className="text-base">
          {t('audioBanner.title')}
        </h2>
        <p className="text-sm">{t('audioBanner.text', { count: data.incompatibleCount })}</p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="primary"
          disabled={convert.isPending}
          onClick={() => convert.mutate(undefined, { onSuccess: dismiss })}
        >
          {t(convert.isPending ? 'audioBanner.fixing' : 'audioBanner.fix')}
        </Button>
        <Link to={pagePaths.settings} className={buttonClass('ghost')}>
          {t('audioBanner.settings')}
        </Link>
        <Button variant="ghost" round aria-label={t('audioBanner.dismiss')} onClick={dismiss}>
          <X size={18} aria-hidden />
        </Button>
      </div>
    </section>
  );
}
