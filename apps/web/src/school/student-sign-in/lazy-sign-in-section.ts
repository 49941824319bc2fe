import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { signInPicturesTexts } from '../sign-in-pictures/sign-in-pictures-texts.ts';
import { studentSignInTexts } from './student-sign-in-texts.ts';

/** The tab with which the teachers of a class give its students a way to sign in. It is loaded when it is first opened. */
export const SignInSection = preloadable(() =>
  withTexts(import('./components/sign-in-section.tsx'), studentSignInTexts, signInPicturesTexts),
);
