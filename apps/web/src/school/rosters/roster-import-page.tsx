import { ROSTER_ZIP_MAX_BYTES } from '@memory/contracts';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCurrentUser } from '../../session/index.ts';
import '../classes/classes.css';
import { RosterImport } from './components/roster-import.tsx';

/** The import of the classes and students of a whole school, for admins. */
export default function RosterImportPage() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  return (
    <div className="class-page">
      <DocumentTitle>{t('roster.school.title')}</DocumentTitle>
      <h1 className="sr-only">{t('roster.school.title')}</h1>
      <Link to={pagePaths.classes} className={`${buttonClass('ghost')} class-back`}>
        <ChevronLeft size={20} aria-hidden />
        {t('classes.title')}
      </Link>
      {user?.role === 'admin' ? (
        <RosterImport
          scope="school"
          target={{ path: '/api/rosters', maxBytes: ROSTER_ZIP_MAX_BYTES }}
          accept=".zip,application/zip"
          onward={
            <Link to={pagePaths.classes} className={buttonClass('primary')}>
              {t('roster.done.classes')}
            </Link>
          }
        />
      ) : (
        <EmptyState character="管" title={t('roster.school.adminsOnly')} text={t('roster.school.adminsOnlyText')}>
          <Link to={pagePaths.classes} className={buttonClass('primary')}>
            {t('schoolClass.back')}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}
