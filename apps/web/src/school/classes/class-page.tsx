import type { ClassDetails } from '@memory/contracts';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { RiceGrid } from '../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { isNotFoundError } from '../../lib/api-errors.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { ClassRoster } from '../rosters/components/class-roster.tsx';
import { SignInSection } from '../student-sign-in/lazy-sign-in-section.ts';
import { useClass } from './api/classes.ts';
import { classMark } from './class-mark.ts';
import './classes.css';
import { ArchivedNote, ClassActions } from './components/class-actions.tsx';
import { StudentList, StudentListSkeleton } from './components/student-list.tsx';
import { TeacherList, TeacherSection } from './components/teacher-section.tsx';

const tabNames = ['students', 'teachers', 'sign-in', 'roster'] as const;
type TabName = (typeof tabNames)[number];

/** A class. Its teachers and admins change it; a student of the class sees its name and its teachers. */
export default function ClassPage() {
  const { t } = useTranslation();
  const { classId = '' } = useParams();
  const { data, error, refetch } = useClass(classId);
  return (
    <div className="class-page">
      <DocumentTitle>{data?.name ?? t('classes.title')}</DocumentTitle>
      <Link to={pagePaths.classes} className={`${buttonClass('ghost')} class-back`}>
        <ChevronLeft size={20} aria-hidden />
        {t('classes.title')}
      </Link>
      {data && (data.students === null ? <AttendedClass schoolClass={data} /> : <ManagedClass schoolClass={data} />)}
      {!data && !error && <ClassSkeleton />}
      {!data && error && (
        <EmptyState
          character={isNotFoundError(error) ? '空' : '断'}
          title={t(isNotFoundError(error) ? 'schoolClass.missing' : 'schoolClass.failed')}
          text={t(isNotFoundError(error) ? 'schoolClass.missingText' : 'classes.failedText')}
        >
          {isNotFoundError(error) ? (
            <Link to={pagePaths.classes} className={buttonClass('primary')}>
              {t('schoolClass.back')}
            </Link>
          ) : (
            <Button variant="primary" onClick={() => void refetch()}>
              {t('classes.tryAgain')}
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  );
}

/** The class as its teachers and admins see it. The selected tab is in the address. */
function ManagedClass({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { id, viewer, students, teachers, isArchived } = schoolClass;
  // Who signs in as a student reads what the student wrote, so that this tab is for the teachers of the class alone.
  const hasSignIn = viewer === 'teacher';
  const askedTab = tabNames.find((name) => name === query.get('tab')) ?? 'students';
  const selectedTab = askedTab === 'sign-in' && !hasSignIn ? 'students' : askedTab;
  const selectTab = (name: TabName): void => setQuery(name === 'students' ? {} : { tab: name }, { replace: true });
  return (
    <>
      <ClassHeader schoolClass={schoolClass}>
        <ClassActions schoolClass={schoolClass} />
      </ClassHeader>
      {isArchived && <ArchivedNote classId={id} />}
      <Tabs
        label={t('schoolClass.tabs.label')}
        value={selectedTab}
        onChange={selectTab}
        tabs={[
          {
            value: 'students',
            label: t('schoolClass.tabs.students'),
            count: students?.length,
            content: <StudentList schoolClass={schoolClass} onImport={() => selectTab('roster')} />,
          },
          {
            value: 'teachers',
            label: t('schoolClass.tabs.teachers'),
            count: teachers.length,
            content: <TeacherSection schoolClass={schoolClass} />,
          },
          ...(hasSignIn
            ? [
                {
                  value: 'sign-in' as const,
                  label: t('schoolClass.tabs.signIn'),
                  content: (
                    <Suspense fallback={<StudentListSkeleton />}>
                      <SignInSection schoolClass={schoolClass} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            value: 'roster',
            label: t('schoolClass.tabs.roster'),
            content: <ClassRoster classId={id} isArchived={isArchived} onShowStudents={() => selectTab('students')} />,
          },
        ]}
      />
    </>
  );
}

/** The class as its students see it, without classmates. */
function AttendedClass({ schoolClass }: { schoolClass: ClassDetails }) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <>
      <ClassHeader schoolClass={schoolClass} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId} className="mb-3 px-1 text-lg">
          {t('schoolClass.teachersOf')}
        </h2>
        <TeacherList teachers={schoolClass.teachers} />
      </section>
    </>
  );
}

function ClassHeader({ schoolClass, children }: { schoolClass: ClassDetails; children?: ReactNode }) {
  const { t } = useTranslation();
  const { name, schoolYear, studentCount } = schoolClass;
  return (
    <div className="class-head">
      <span aria-hidden className="class-mark-head">
        <RiceGrid character={classMark(name)} size="inherit" />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="text-2xl">
          <bdi>{name}</bdi>
        </h1>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          {schoolYear && <span>{t('schoolClass.schoolYear', { year: schoolYear })}</span>}
          {studentCount !== null && <span>{t('classes.students', { count: studentCount })}</span>}
        </p>
      </div>
      {children}
    </div>
  );
}

function ClassSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <output className="sr-only">{t('schoolClass.loading')}</output>
      <h1 className="sr-only">{t('classes.title')}</h1>
      <div className="class-head">
        <Skeleton className="class-mark-skeleton" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-5 w-1/4" />
        </span>
      </div>
      <Skeleton className="class-tabs-skeleton" />
      <StudentListSkeleton />
    </>
  );
}
