import { BookA, ChevronRight, FolderDown, type LucideIcon, Mic, ShieldCheck, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '../../../lib/page-paths.ts';

export type SettingGroupName = 'reading' | 'learning' | 'memories' | 'safety' | 'data';

const icons: Record<SettingGroupName, LucideIcon> = {
  reading: Type,
  learning: BookA,
  memories: Mic,
  safety: ShieldCheck,
  data: FolderDown,
};

/** The list of the groups of settings. Each leads to a page of its own. */
export function SettingList({ groups }: { groups: readonly SettingGroupName[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.list')}>
      <ul className="sheet divide-y divide-line overflow-hidden">
        {groups.map((group) => {
          const Icon = icons[group];
          return (
            <li key={group}>
              <Link
                to={pagePaths.settingsGroup(group)}
                className="flex min-h-14 items-center gap-4 px-5 py-3 hover:bg-well focus-visible:-outline-offset-3 sm:px-6"
              >
                <Icon size={22} aria-hidden className="shrink-0 text-jade-text" />
                <span className="min-w-0 flex-1">
                  <span className="block leading-tight font-bold">{t(`settings.groups.${group}.title`)}</span>
                  <span className="block text-sm text-ink-soft">{t(`settings.groups.${group}.text`)}</span>
                </span>
                <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
