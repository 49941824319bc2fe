import { ChevronLeft, SwitchCamera } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { type Facing, useBadgeCamera } from '../use-badge-camera.ts';
import { PageHeading } from './page-heading.tsx';

interface BadgeScannerProps {
  onScanned: (secret: string) => void;
  onLeave: () => void;
}

/** The image of the camera, before which a child holds its badge. */
export default function BadgeScanner({ onScanned, onLeave }: BadgeScannerProps) {
  const { t } = useTranslation();
  const [facing, setFacing] = useState<Facing>('environment');
  const { video, state } = useBadgeCamera(facing, onScanned);
  const hasFailed = state === 'no-camera' || state === 'denied' || state === 'busy';
  return (
    <div className="class-sign-in-narrow">
      <Button variant="ghost" className="class-sign-in-back" onClick={onLeave}>
        <ChevronLeft size={22} aria-hidden />
        {t('classSignIn.back')}
      </Button>
      <PageHeading takesFocus title={t('classSignIn.scan')} text={!hasFailed && t('classSignIn.scanText')} />
      {hasFailed ? (
        <div role="alert">
          <EmptyState
            character="镜"
            title={t(`classSignIn.camera.${state}`)}
            text={t(`classSignIn.camera.${state}Text`)}
          />
        </div>
      ) : (
        <>
          <div className="class-sign-in-camera">
            <video ref={video} muted playsInline aria-label={t('classSignIn.cameraImage')} data-facing={facing} />
            <span aria-hidden className="class-sign-in-frame" />
          </div>
          <output className="class-sign-in-status">{t(`classSignIn.camera.${state}`)}</output>
          <Button onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}>
            <SwitchCamera size={20} aria-hidden />
            {t('classSignIn.otherCamera')}
          </Button>
        </>
      )}
    </div>
  );
}
