import type { Class } from '@memory/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import type { useClasses } from '../api/list-classes.ts';
import { classMark } from '../class-mark.ts';

interface ClassListProps {
  classes: ReturnType<typeof useClasses>;
  /** What takes the place of an empty list. */
  empty: ReactNode;
}

/** Classes as cards. Instead of the cards it shows placeholders of their size while loading, or an error message. */
export function ClassList({ classes, empty }: ClassListProps) {
  const { t } = useTranslation();
  const { data, isError } = classes;
  if (isError && !data) {
    return (
      <EmptyState character="断" title={t('classes.failed')} text={t('classes.failedText')}>
        <Button variant="primary" onClick={() => void classes.refetch()}>
          {t('classes.tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <ClassListSkeleton />;
  if (data.items.length === 0) return empty;
  return (
    <>
      <ul className="class-grid">
        {data.items.map((one) => (
          <li key={one.id}>
            <ClassCard schoolClass={one} />
          </li>
        ))}
      </ul>
      {classes.hasNextPage && (
        <div className="mt-6 grid justify-center">
          <Button disabled={classes.isFetchingNextPage} onClick={() => void classes.fetchNextPage()}>
            {t('classes.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function ClassCard({ schoolClass }: { schoolClass: Class }) {
  const { t } = useTranslation();
  const { id, name, schoolYear, studentCount, teachers } = schoolClass;
  return (
    <Link to={pagePaths.schoolClass(id)} className="class-card sheet">
      <span aria-hidden className="class-mark">
        <RiceGrid character={classMark(name)} size="inherit" />
      </span>
      <span className="class-card-text">
        <bdi className="class-card-name">{name}</bdi>
        <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {schoolYear && <bdi>{schoolYear}</bdi>}
          {studentCount !== null && <span>{t('classes.students', { count: studentCount })}</span>}
        </span>
        <bdi className="truncate text-sm text-ink-soft">{teachers.map(displayName).join(', ')}</bdi>
      </span>
    </Link>
  );
}

function ClassListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="class-grid">
      <output className="sr-only">{t('classes.loading')}</output>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="class-card sheet">
          <Skeleton className="size-12 rounded-lg" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-2/3" />
          </span>
        </div>
      ))}
    </div>
  );
}
