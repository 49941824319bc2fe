import { BookDown, CalendarDays, Ellipsis, Globe, Link2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DropdownMenuContent, menuItemClass } from '../../components/ui/dropdown-menu-content.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { timelineMenuButtonClass } from './timeline-actions.tsx';

/** The open menu of the timeline on phones. It is open when it is rendered first, because it is loaded when it is first opened. */
export default function TimelineMenu({ onExport, onShare }: { onExport: () => void; onShare: () => void }) {
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  function openExport(): void {
    // The dialog later restores the focus to the element that has it now. The menu item will be gone by then, so the trigger takes the focus.
    trigger.current?.focus();
    onExport();
  }
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger ref={trigger} aria-label={t('home.actions')} className={timelineMenuButtonClass}>
        <Ellipsis size={20} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenuContent align="end">
        <DropdownMenu.Item asChild className={menuItemClass}>
          <Link to={pagePaths.calendar}>
            <CalendarDays size={18} aria-hidden />
            {t('home.calendar')}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="mt-1 mb-1 h-px bg-line" />
        <DropdownMenu.Item className={menuItemClass} onSelect={openExport}>
          <BookDown size={18} aria-hidden />
          {t('home.export')}
        </DropdownMenu.Item>
        <DropdownMenu.Item className={menuItemClass} onSelect={onShare}>
          <Link2 size={18} aria-hidden />
          {t('home.shareTimeline')}
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild className={menuItemClass}>
          <Link to={pagePaths.publicTimeline}>
            <Globe size={18} aria-hidden />
            {t('home.viewPublic')}
          </Link>
        </DropdownMenu.Item>
      </DropdownMenuContent>
    </DropdownMenu.Root>
  );
}
