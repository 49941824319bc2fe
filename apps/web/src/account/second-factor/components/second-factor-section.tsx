import type { SecondFactorStatus } from '@memory/contracts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasAnySecondFactor, useSecondFactor } from '../second-factor-api.ts';
import { SecondFactorMethods } from './second-factor-methods.tsx';

/** Section of the security tab: what a second factor is, whether the viewer has one, and the ways to set one up. */
export default function SecondFactorSection({ username }: { username: string }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useSecondFactor();
  return (
    <section aria-labelledby="second-factor" className="sheet p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="second-factor" className="text-lg">
          {t('secondFactor.title')}
        </h2>
        {data?.offered && <OnOffBadge isOn={hasAnySecondFactor(data)} />}
      </div>
      <p className="mt-2 text-ink-soft">{t('secondFactor.text')}</p>
      <p className="mt-1 text-ink-soft">{t('secondFactor.forAdults')}</p>
      {data ? (
        <SecondFactorState secondFactor={data} username={username} />
      ) : isError ? (
        <div className="mt-5 flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <p role="alert">{t('secondFactor.loadFailed')}</p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('secondFactor.tryAgain')}
          </Button>
        </div>
      ) : (
        <div aria-busy className="mt-5 grid gap-2 border-t border-line pt-5">
          <output className="sr-only">{t('secondFactor.loading')}</output>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-20" />
          <Skeleton className="h-6 w-1/3" />
          <Skeleton className="h-20" />
        </div>
      )}
    </section>
  );
}

function SecondFactorState({ secondFactor, username }: { secondFactor: SecondFactorStatus; username: string }) {
  const { t } = useTranslation();
  if (!secondFactor.offered) return <p className="margin-rule mt-5 pl-4">{t('secondFactor.external')}</p>;
  return (
    <>
      {secondFactor.required && <p className="margin-rule mt-5 pl-4">{t('secondFactor.required')}</p>}
      <div className="mt-5 border-t border-line">
        <SecondFactorMethods secondFactor={secondFactor} username={username} />
      </div>
    </>
  );
}

function OnOffBadge({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  return (
    <span
      className={clsx(
        'rounded-full px-3 py-1 text-sm font-bold',
        isOn ? 'bg-jade-wash text-jade-text' : 'bg-well text-ink-soft',
      )}
    >
      {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
    </span>
  );
}
