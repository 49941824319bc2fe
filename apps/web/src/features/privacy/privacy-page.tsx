import { queryOptions, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../../components/layout/document-title.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { privacySentences, privacyTopics } from './privacy-sentences.ts';

const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: () => unwrapResponse(api.GET('/api/privacy')),
});

/** The public page that says in plain words what this installation does with data, from what is switched on. */
export default function PrivacyPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(privacyQuery);
  const sentences = data && privacySentences(data);
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{t('privacy.title')}</DocumentTitle>
      <h1 className="mb-3 text-3xl">{t('privacy.title')}</h1>
      <p className="mb-6 text-ink-soft">{t('privacy.intro')}</p>
      {isError && !data && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t('privacy.failed')}</p>
          <Button onClick={() => void refetch()}>{t('privacy.tryAgain')}</Button>
        </div>
      )}
      {!sentences && !isError && <Skeleton className="h-[40rem]" />}
      {sentences && (
        <div className="sheet divide-y divide-line">
          {privacyTopics.map((topic) => (
            <section key={topic} aria-labelledby={`privacy-${topic}`} className="p-5 sm:p-6">
              <h2 id={`privacy-${topic}`} className="mb-2 text-lg">
                {t(`privacy.topics.${topic}`)}
              </h2>
              {sentences[topic].map(({ key, values }) => (
                <p key={key} className="mt-1 max-w-prose">
                  {t(key, values ?? {})}
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
      <p className="mt-6 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          {t('privacy.print')}
        </Button>
      </p>
    </div>
  );
}
