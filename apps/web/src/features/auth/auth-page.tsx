import { CircleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { AboutPanel } from './components/about-panel.tsx';
import { ExternalSignIn } from './components/external-sign-in.tsx';
import { RegistrationForm } from './components/registration-form.tsx';
import { SignInForm } from './components/sign-in-form.tsx';

const tab =
  'min-h-11 flex-1 rounded-lg px-3 font-semibold text-ink-soft data-[state=active]:bg-sheet data-[state=active]:text-ink data-[state=active]:ring-1 data-[state=active]:ring-line-strong/50';

/** What the gateway says of a sign-in with another service that came to nothing. */
const externalProblems: Readonly<Record<string, 'auth.externalUnavailable' | 'auth.externalFailed' | undefined>> = {
  external_login_unavailable: 'auth.externalUnavailable',
  external_login_failed: 'auth.externalFailed',
};

export default function AuthPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const problem = externalProblems[query.get('error') ?? ''];
  return (
    <div className="mx-auto grid w-full max-w-[70rem] flex-1 items-center gap-12 px-5 py-8 sm:px-8 lg:grid-cols-[1fr_1.05fr]">
      <PageTitle>{t('auth.signIn')}</PageTitle>
      <div className="mx-auto w-full max-w-md">
        <h1 className="mb-6 text-3xl">{t('auth.title')}</h1>
        {problem && (
          <p role="alert" className="mb-5 flex gap-3 rounded-xl border border-cinnabar-text/50 bg-cinnabar-wash p-4">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-cinnabar-text" />
            {t(problem)}
          </p>
        )}
        <Tabs.Root defaultValue="sign-in">
          <Tabs.List aria-label={t('auth.title')} className="mb-6 flex gap-1 rounded-xl bg-well p-1">
            <Tabs.Trigger value="sign-in" className={tab}>
              {t('auth.signIn')}
            </Tabs.Trigger>
            <Tabs.Trigger value="create" className={tab}>
              {t('auth.create')}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="sign-in">
            <SignInForm />
          </Tabs.Content>
          <Tabs.Content value="create">
            <RegistrationForm />
          </Tabs.Content>
        </Tabs.Root>
        <ExternalSignIn />
      </div>
      <AboutPanel />
    </div>
  );
}
