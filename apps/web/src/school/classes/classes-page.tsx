import { FolderInput, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCurrentUser } from '../../session/index.ts';
import { useClasses } from './api/list-classes.ts';
import './classes.css';
import { ArchivedClasses } from './components/archived-classes.tsx';
import { ClassFormDialog } from './components/class-form-dialog.tsx';
import { ClassList } from './components/class-list.tsx';
import { schoolYearAt } from './school-year.ts';

/** The classes that the viewer teaches or attends; for an admin, all classes. */
export default function ClassesPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const role = useCurrentUser().user?.role;
  const canCreate = role === 'teacher' || role === 'admin';
  const [isCreating, setCreating] = useState(false);
  const [schoolYear] = useState(() => schoolYearAt(new Date()));
  const classes = useClasses({ isArchived: false });
  const isEmpty = classes.data?.total === 0;
  const newClassButton = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus size={18} aria-hidden />
      {t('classes.new')}
    </Button>
  );
  return (
    <div className="class-page">
      <DocumentTitle>{t('classes.title')}</DocumentTitle>
      <div className="class-head">
        <div>
          <h1 className="text-3xl">{t('classes.title')}</h1>
          <p className="mt-2 text-ink-soft">{t(canCreate ? 'classes.intro' : 'classes.introStudent')}</p>
        </div>
        {canCreate && (
          <div className="flex flex-wrap gap-3">
            {role === 'admin' && (
              <Link to={pagePaths.rosterImport} className={buttonClass('outline')}>
                <FolderInput size={18} aria-hidden />
                {t('classes.import')}
              </Link>
            )}
            {!isEmpty && newClassButton}
          </div>
        )}
      </div>
      <ClassList
        classes={classes}
        empty={
          canCreate ? (
            <EmptyState character="班" title={t('classes.empty')} text={t('classes.emptyText')}>
              {newClassButton}
            </EmptyState>
          ) : (
            <EmptyState character="班" title={t('classes.emptyStudent')} text={t('classes.emptyStudentText')} />
          )
        }
      />
      {canCreate && <ArchivedClasses />}
      {isCreating && (
        <ClassFormDialog
          purpose="create"
          initialFields={{ name: '', schoolYear }}
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate(pagePaths.schoolClass(id))}
        />
      )}
    </div>
  );
}
