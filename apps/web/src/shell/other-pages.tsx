import { Navigate, Route, Routes } from 'react-router-dom';
import { accountDeletionTexts } from '../account/account-deletion/account-deletion-texts.ts';
import { passwordResetTexts } from '../account/password-reset/password-reset-texts.ts';
import { privacyTexts } from '../account/privacy/privacy-texts.ts';
import { withTexts } from '../i18n/i18n.ts';
import { pagePaths } from '../lib/page-paths.ts';
import { preloadable } from '../lib/preloadable-component.ts';
import { useCurrentUser } from '../session/api/current-user.ts';

const AccountDeletionPage = preloadable(() =>
  withTexts(import('../account/account-deletion/account-deletion-page.tsx'), accountDeletionTexts),
);
const ForgotPasswordPage = preloadable(() =>
  withTexts(import('../account/password-reset/forgot-password-page.tsx'), passwordResetTexts),
);
const ResetPasswordPage = preloadable(() =>
  withTexts(import('../account/password-reset/reset-password-page.tsx'), passwordResetTexts),
);
const PrivacyPage = preloadable(() => withTexts(import('../account/privacy/privacy-page.tsx'), privacyTexts));
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
