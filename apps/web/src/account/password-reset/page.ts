import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { passwordResetTexts } from './password-reset-texts.ts';

export const forgotPasswordPage: Page = {
  path: pagePaths.forgotPassword,
  Component: preloadable(() => withTexts(import('./forgot-password-page.tsx'), passwordResetTexts)),
};

export const resetPasswordPage: Page = {
  path: pagePaths.resetPassword,
  Component: preloadable(() => withTexts(import('./reset-password-page.tsx'), passwordResetTexts)),
};
