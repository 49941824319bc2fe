import type { Entry } from '@memory/contracts';
import { BookOpenText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button.tsx';
import { pagePaths } from '../../../lib/page-paths.ts';
import { takeReadEntry } from '../../../reading/index.ts';

/** Opens an entry in reading mode. When the reader comes back to the card, the link is in view and has the focus again. */
export default function ReadingModeLink({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!takeReadEntry(entry.id)) return;
    link.current?.focus({ preventScroll: true });
    // The browser restores the scroll position before the cards above are rendered, when the page is still too short for it.
    link.current?.scrollIntoView({ block: 'center' });
  }, [entry.id]);
  return (
    <Link
      ref={link}
      to={pagePaths.reading(entry.id)}
      state={{ isFromCard: true }}
      aria-label={t('reading.modeOf', { title: entry.title })}
      title={t('reading.mode')}
      className={`${buttonClass('ghost')} px-3! text-sm!`}
    >
      <BookOpenText size={17} aria-hidden />
      {t('reading.read')}
    </Link>
  );
}
