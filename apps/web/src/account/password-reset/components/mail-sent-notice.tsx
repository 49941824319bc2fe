import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

/** Shown after a request for a mail. The text is the same whether or not the account exists. */
export function MailSentNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone, so the heading takes the focus and screen readers read it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="mail-sent" className="margin-rule grid gap-3 pl-4">
      <h2 id="mail-sent" ref={heading} tabIndex={-1} className="flex items-center gap-3 text-lg outline-none">
        <MailCheck aria-hidden size={22} className="shrink-0 text-jade-text" />
        {t('passwordReset.sentTitle')}
      </h2>
      <p>{t('passwordReset.sentText')}</p>
      <p className="text-ink-soft">{t('passwordReset.sentNoMail')}</p>
      <Button onClick={onTryAgain} className="justify-self-start">
        {t('passwordReset.tryAgain')}
      </Button>
    </section>
  );
}
