import type { OwnUser } from '@memory/contracts';
import { type LucideIcon, School } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pagePaths } from '../../lib/page-paths.ts';
import { useClasses } from '../classes/api/list-classes.ts';

interface ClassesLinkProps {
  viewer: OwnUser;
  /** Renders the link as the menu renders its other links. */
  children: (link: { to: string; label: string; Icon: LucideIcon }) => ReactNode;
}

/** The link to the classes. A student without a class has none. */
export default function ClassesLink({ viewer, children }: ClassesLinkProps) {
  const { t } = useTranslation();
  const isStudent = viewer.role === 'student';
  const classes = useClasses({ isArchived: false, enabled: isStudent });
  if (isStudent && !classes.data?.total) return null;
  return children({ to: pagePaths.classes, label: t('schoolMenu.classes'), Icon: School });
}
