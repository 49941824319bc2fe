import { QrCode } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useSignInWithBadge } from '../api/class-device.ts';
import { useSignInMessage } from '../use-sign-in-message.ts';
import { Waiting } from './waiting.tsx';

interface BadgeSignInProps {
  secret: string;
  onScan: () => void;
  onLeave: () => void;
}

/** Signs in with a badge that was scanned, and says what to do when the badge does not work. */
export function BadgeSignIn({ secret, onScan, onLeave }: BadgeSignInProps) {
  const { t } = useTranslation();
  const { mutate, error } = useSignInWithBadge();
  const messageOf = useSignInMessage();
  const hasSent = useRef(false);
  useEffect(() => {
    // React runs effects twice in development, and each attempt counts.
    if (hasSent.current) return;
    hasSent.current = true;
    mutate(secret);
  }, [mutate, secret]);
  if (!error) return <Waiting label={t('classSignIn.checkingBadge')} />;
  return (
    <div role="alert" className="class-sign-in-narrow">
      <h1 className="sr-only">{t('classSignIn.title')}</h1>
      <EmptyState character="牌" title={t('classSignIn.badgeFailed')} text={messageOf(error)}>
        <Button variant="primary" onClick={onScan}>
          <QrCode size={20} aria-hidden />
          {t('classSignIn.scanAgain')}
        </Button>
        <Button onClick={onLeave}>{t('classSignIn.back')}</Button>
      </EmptyState>
    </div>
  );
}
