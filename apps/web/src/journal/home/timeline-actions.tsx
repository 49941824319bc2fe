import type { User } from '@memory/contracts';
import { clsx } from 'clsx';
import { BookDown, Ellipsis, Globe, Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCopyLink } from '../../components/copy-link/use-copy-link.ts';
import { Button, buttonClass, linkAsButtonProps } from '../../components/ui/button.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { rovingTabIndexHandlers } from '../../lib/roving-tabindex.ts';
import { ExportBookDialog } from '../book/lazy-export-book-dialog.ts';

const TimelineMenu = preloadable(() => import('./timeline-menu.tsx'));

export const timelineMenuButtonClass = `${buttonClass('ghost', true)} aria-expanded:bg-well aria-expanded:text-ink`;

/** Small enough that the toolbar stands beside the heading on a wide screen. */
const toolbarButtonClass = 'px-2.5! text-sm!';

interface TimelineActionsProps {
  user: User;
  /** The number of the user's entries; undefined until it is loaded. */
  count: number | undefined;
}

/**
 * What a user can do with the whole timeline: export it, share it, and look at the public one. The actions are one stop of the Tab key: a menu on
 * phones, and on wider screens a toolbar, in which the arrow keys move.
 */
export function TimelineActions({ user, count }: TimelineActionsProps) {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const openExport = (): void => setExporting(true);
  const share = (): void =>
    void copyLink(pagePaths.userTimeline(user.id), { title: t('userTimeline.toasts.timelineCopied') });
  const closedMenu = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t('home.actions')}
      className={timelineMenuButtonClass}
      onClick={() => setMenuOpened(true)}
    >
      <Ellipsis size={20} aria-hidden />
    </button>
  );
  return (
    <div data-screen-only className={clsx('max-sm:-my-2', count === undefined && 'invisible')}>
      {/* Before the first entry there is nothing to export or share. Until the number is loaded, the place of the actions is kept. */}
      {count !== 0 && (
        <>
          <div className="sm:hidden">
            {wasMenuOpened ? (
              <Suspense fallback={closedMenu}>
                <TimelineMenu onExport={openExport} onShare={share} />
              </Suspense>
            ) : (
              closedMenu
            )}
          </div>
          <div
            role="toolbar"
            aria-label={t('home.actions')}
            className="-mx-2.5 flex flex-wrap max-sm:hidden"
            {...rovingTabIndexHandlers}
          >
            <Button variant="ghost" className={toolbarButtonClass} tabIndex={0} onClick={openExport}>
              <BookDown size={18} aria-hidden />
              {t('home.export')}
            </Button>
            <Button variant="ghost" className={toolbarButtonClass} tabIndex={-1} onClick={share}>
              <Link2 size={18} aria-hidden />
              {t('home.shareTimeline')}
            </Button>
            <Link
              {...linkAsButtonProps}
              to={pagePaths.publicTimeline}
              tabIndex={-1}
              className={`${buttonClass('ghost')} ${toolbarButtonClass}`}
            >
              <Globe size={18} aria-hidden />
              {t('home.viewPublic')}
            </Link>
          </div>
        </>
      )}
      {isExporting && (
        <Suspense>
          <ExportBookDialog user={user} count={count ?? 0} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
