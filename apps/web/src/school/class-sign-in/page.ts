import { withTexts } from '../../i18n/i18n.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import type { Page } from '../../lib/page.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { signInPicturesTexts } from '../sign-in-pictures/sign-in-pictures-texts.ts';
import { classSignInTexts } from './class-sign-in-texts.ts';

export const classSignInPage: Page = {
  path: pagePaths.classSignIn,
  Component: preloadable(() => withTexts(import('./class-sign-in-page.tsx'), classSignInTexts, signInPicturesTexts)),
};
