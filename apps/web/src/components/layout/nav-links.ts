import { BookA, BookOpen, type LucideIcon, MessagesSquare, Settings, UserRound, UsersRound } from 'lucide-react';
import { paths } from '../../app/paths.ts';

interface NavLink {
  to: string;
  label: 'nav.timeline' | 'nav.vocabulary' | 'nav.community' | 'nav.friends' | 'nav.profile' | 'nav.settings';
  Icon: LucideIcon;
}

/** Links of the top bar and of the mobile menu. */
export const navLinks: NavLink[] = [
  { to: paths.home, label: 'nav.timeline', Icon: BookOpen },
  { to: paths.vocabulary, label: 'nav.vocabulary', Icon: BookA },
  { to: paths.community, label: 'nav.community', Icon: MessagesSquare },
  { to: paths.friends, label: 'nav.friends', Icon: UsersRound },
];

/** Links of the avatar menu and of the mobile menu. */
export const accountLinks: NavLink[] = [
  { to: paths.profile, label: 'nav.profile', Icon: UserRound },
  { to: paths.settings, label: 'nav.settings', Icon: Settings },
];
