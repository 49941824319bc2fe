import { queryOptions, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import './privacy.css';
import { formatDate } from '../../lib/format-date.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { useCurrentUser } from '../../session/index.ts';
import { privacySummary, type PrivacyTopic, privacyTopics } from './privacy-topics.ts';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-cinnabar-text underline';

const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => unwrapResponse(api.GET('/api/privacy')),
});

/**
 * The public page that says in plain words how this installation handles data: short answers to questions, according to the settings of the
 * installation.
 */
export default function PrivacyPage() {
  const { t, i18n } = useTranslation();
  const { data, dataUpdatedAt, isError, isPaused, refetch } = useQuery(privacyQuery);
  const topics = data && privacyTopics(data);
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('privacy.title')}</DocumentTitle>
      <h1 className="mb-3 text-3xl">{t('privacy.title')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('privacy.intro')}</p>
      {!data && isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t('privacy.failed')}</p>
          <Button onClick={() => void refetch()}>{t('privacy.tryAgain')}</Button>
        </div>
      )}
      {!data && isPaused && <output className="block">{t('privacy.offline')}</output>}
      {!data && !isError && !isPaused && (
        <output className="block" aria-label={t('app.loading')}>
          <Skeleton className="h-[40rem]" />
        </output>
      )}
      {topics && (
        <div className="privacy-columns">
          <QuestionList topics={topics} />
          <div>
            <section aria-labelledby="privacy-in-short" className="mb-6 rounded-3xl bg-jade-wash p-5 sm:p-6">
              <h2 id="privacy-in-short" className="mb-2 text-lg">
                {t('privacy.inShort')}
              </h2>
              <ul className="grid list-disc gap-2 pl-5">
                {privacySummary(data).map(({ key }) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </section>
            <div className="sheet divide-y divide-line">
              {topics.map((topic) => (
                <PrivacySection key={topic.name} topic={topic} />
              ))}
            </div>
            <p className="privacy-screen mt-6">
              <Button onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {t('privacy.print')}
              </Button>
            </p>
            <p className="privacy-printed mt-6 text-sm">
              {t('privacy.printed', {
                host: window.location.host,
                day: formatDate(new Date(dataUpdatedAt).toISOString(), i18n.language),
              })}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

/** A question with its short answer, the details, and links to pages on which a signed-in user can act. */
function PrivacySection({ topic: { name, answer, details } }: { topic: PrivacyTopic }) {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const headingId = `privacy-${name}`;
  return (
    <section aria-labelledby={headingId} className="p-5 sm:p-6">
      <h2 id={headingId} tabIndex={-1} className="mb-2 text-lg outline-none">
        {t(`privacy.topics.${name}`)}
      </h2>
      {answer && <p className="max-w-prose font-semibold">{t(answer.key, answer.values ?? {})}</p>}
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {details.map(({ key, values }) => (
          <li key={key}>{t(key, values ?? {})}</li>
        ))}
      </ul>
      {name === 'rights' && user && (
        <p className="mt-2 privacy-screen flex flex-wrap gap-3">
          <Link to={pagePaths.profile} className={linkClass}>
            {t('privacy.openProfile')}
          </Link>
          <Link to={pagePaths.settings} className={linkClass}>
            {t('privacy.openSettings')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Links to the questions of the page. In a wide window they are beside the questions. */
function QuestionList({ topics }: { topics: readonly PrivacyTopic[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('privacy.questions')}>
      <ul>
        {topics.map(({ name }) => (
          <li key={name}>
            <a
              href={`#privacy-${name}`}
              className="flex min-h-11 items-center rounded-xl px-3 py-2 text-ink-soft hover:bg-well hover:text-ink"
            >
              {t(`privacy.topics.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
