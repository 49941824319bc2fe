import { Navigate, Route, Routes } from 'react-router-dom';
import { withAccountDeletionTexts } from '../features/account-deletion/with-account-deletion-texts.ts';
import { withPrivacyTexts } from '../features/privacy/with-privacy-texts.ts';
import { useCurrentUser } from '../features/session/api/current-user.ts';
import { withInterfaceTexts } from '../i18n/with-interface-texts.ts';
import { pagePaths } from '../lib/page-paths.ts';
import { preloadable } from '../lib/preloadable-component.ts';

const AccountDeletionPage = preloadable(() =>
  withAccountDeletionTexts(import('../features/account-deletion/account-deletion-page.tsx')),
);
const ForgotPasswordPage = preloadable(() =>
  withInterfaceTexts('passwordReset', import('../features/password-reset/forgot-password-page.tsx')),
);
const ResetPasswordPage = preloadable(() =>
  withInterfaceTexts('passwordReset', import('../features/password-reset/reset-password-page.tsx')),
);
const PrivacyPage = preloadable(() => withPrivacyTexts(import('../features/privacy/privacy-page.tsx')));
const NotFoundPage = preloadable(() => import('../components/ui/not-found-page.tsx'));

/** The routes of pages that are the same for signed-in and signed-out users, and the page for unknown paths. */
export default function OtherPages() {
  const { user } = useCurrentUser();
  return (
    <Routes>
      <Route path={pagePaths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={pagePaths.resetPassword} element={<ResetPasswordPage />} />
      <Route path={pagePaths.accountDeletion} element={<AccountDeletionPage />} />
      <Route path={pagePaths.privacy} element={<PrivacyPage />} />
      <Route path="*" element={user ? <NotFoundPage /> : <Navigate to={pagePaths.auth} replace />} />
    </Routes>
  );
}
