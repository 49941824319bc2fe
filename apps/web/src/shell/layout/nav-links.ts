import { BookA, BookOpen, type LucideIcon, MessagesSquare, Settings, UserRound, UsersRound } from 'lucide-react';
import { pagePaths } from '../../lib/page-paths.ts';

interface NavLink {
  to: string;
  label: 'nav.timeline' | 'nav.vocabulary' | 'nav.community' | 'nav.friends' | 'nav.profile' | 'nav.settings';
  Icon: LucideIcon;
}

/** Links to the main pages, shown in the top bar and in the mobile menu. */
export const navLinks: NavLink[] = [
  { to: pagePaths.home, label: 'nav.timeline', Icon: BookOpen },
  { to: pagePaths.vocabulary, label: 'nav.vocabulary', Icon: BookA },
  { to: pagePaths.community, label: 'nav.community', Icon: MessagesSquare },
  { to: pagePaths.friends, label: 'nav.friends', Icon: UsersRound },
];

/** Links to the user's own pages, shown in the avatar menu and in the mobile menu. */
export const accountLinks: NavLink[] = [
  { to: pagePaths.profile, label: 'nav.profile', Icon: UserRound },
  { to: pagePaths.settings, label: 'nav.settings', Icon: Settings },
];
