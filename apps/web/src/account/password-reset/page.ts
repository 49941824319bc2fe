import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './password-reset.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of resetting a forgotten password. */
const passwordResetTexts: InterfaceTexts = {
  en: () => import('./password-reset.en.json'),
  'zh-Hans': () => import('./password-reset.zh.json'),
};

export const forgotPasswordPage: Page = {
  path: pagePaths.forgotPassword,
  Component: preloadable(() => withTexts(import('./forgot-password-page.tsx'), passwordResetTexts)),
};

export const resetPasswordPage: Page = {
  path: pagePaths.resetPassword,
  Component: preloadable(() => withTexts(import('./reset-password-page.tsx'), passwordResetTexts)),
};
