import { BookA, BookOpen, type LucideIcon } from 'lucide-react';
import { paths } from '../../app/paths.ts';

interface NavLink {
  to: string;
  label: 'nav.timeline' | 'nav.vocabulary';
  Icon: LucideIcon;
}

/** The same entries in the bar and in the menu of small screens. */
export const navLinks: NavLink[] = [
  { to: paths.home, label: 'nav.timeline', Icon: BookOpen },
  { to: paths.vocabulary, label: 'nav.vocabulary', Icon: BookA },
];
