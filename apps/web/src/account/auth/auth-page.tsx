import { CircleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { buttonClass, linkAsButtonProps } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { PageSpinner } from '../../components/ui/spinner.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { withTexts } from '../../i18n/i18n.ts';
import { gatewayPaths, pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { secondFactorTexts } from '../second-factor/second-factor-texts.ts';
import { ProductIntro } from './components/product-intro.tsx';
import { RegistrationForm } from './components/registration-form.tsx';
import { SignInForm } from './components/sign-in-form.tsx';
import { restoreSecondStep, useSecondStep } from './second-step.ts';

const SecondFactorStep = preloadable(() =>
  withTexts(import('../second-factor/sign-in/second-factor-step.tsx'), secondFactorTexts),
);

type ExternalSignInErrorKey = 'auth.externalUnavailable' | 'auth.externalFailed' | 'auth.externalRestricted';

/** Values of the query parameter `error`, which the gateway sets when sign-in with an external provider has failed. */
const externalSignInErrors: Readonly<Record<string, ExternalSignInErrorKey | undefined>> = {
  external_login_unavailable: 'auth.externalUnavailable',
  external_login_failed: 'auth.externalFailed',
  external_registration_restricted: 'auth.externalRestricted',
};

export default function AuthPage() {
  const { t } = useTranslation();
  const { isOpen: isSecondStep } = useSecondStep();
  useEffect(restoreSecondStep, []);
  return (
    <div className="mx-auto grid w-full max-w-[70rem] flex-1 content-start items-start gap-12 px-5 py-8 sm:px-8 sm:pt-[max(2rem,9dvh)] lg:grid-cols-[1fr_1.05fr]">
      <DocumentTitle>{t('auth.signIn')}</DocumentTitle>
      <div className="mx-auto w-full max-w-md">
        {isSecondStep ? (
          <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
            <SecondFactorStep />
          </Suspense>
        ) : (
          <FirstStep />
        )}
      </div>
      <ProductIntro />
    </div>
  );
}

/** The state with which the landing page opens this page: its visitors come to create an account. */
interface AuthPageState {
  createsAccount: boolean;
}

/** Signing in with a password or with an external provider, and registration. */
function FirstStep() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const state = useLocation().state as AuthPageState | null;
  const externalError = externalSignInErrors[query.get('error') ?? ''];
  const { hasEnded, endedMessage } = useSecondStep();
  const isClosed = useInstallationConfig()?.registration === 'closed';
  const externalProblem =
    externalError === 'auth.externalRestricted' && isClosed ? 'auth.externalClosed' : externalError;
  const problem = endedMessage ?? (externalProblem && t(externalProblem));
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('auth.title')}</h1>
      {problem && (
        <p role="alert" className="mb-5 flex gap-3 rounded-xl border border-cinnabar-text/50 bg-cinnabar-wash p-4">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-cinnabar-text" />
          {problem}
        </p>
      )}
      <Tabs
        label={t('auth.title')}
        initialValue={state?.createsAccount ? 'create' : 'sign-in'}
        tabs={[
          { value: 'sign-in', label: t('auth.signIn'), content: <SignInForm takesFocus={hasEnded} /> },
          { value: 'create', label: t('auth.create'), content: <RegistrationTab /> },
        ]}
      />
      <ExternalSignIn />
      <p className="mt-4 text-center">
        <Link to={pagePaths.privacy} className="inline-flex min-h-11 items-center text-cinnabar-text underline">
          {t('auth.privacy')}
        </Link>
      </p>
    </>
  );
}

/** The registration form, or the reason why there is none on this installation. */
function RegistrationTab() {
  const { t } = useTranslation();
  const config = useInstallationConfig();
  return config?.registration === 'closed' ? <p>{t('auth.closed')}</p> : <RegistrationForm />;
}

/** Link to the sign-in page of an external provider, which is outside the app. */
function ExternalSignIn() {
  const { t } = useTranslation();
  const provider = useInstallationConfig()?.oidcProviderName ?? 'Replit';
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line-strong/40 after:h-px after:flex-1 after:bg-line-strong/40">
        {t('auth.or')}
      </p>
      <a {...linkAsButtonProps} href={gatewayPaths.externalLogin} className={`${buttonClass('outline')} w-full`}>
        {t('auth.continueWith', { provider })}
      </a>
    </>
  );
}
