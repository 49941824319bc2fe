import type { OwnUser } from '@memory/contracts';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { isClassSessionOf, isEnrolledDevice } from '../../session/index.ts';
import type en from './class-session.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}
const classSessionTexts: InterfaceTexts = {
  en: () => import('./class-session.en.json'),
  'zh-Hans': () => import('./class-session.zh.json'),
};

/** The button 'I'm done' in the top bar, and the end of an idle session. Loaded only for students with a class session (`hasClassSession`). */
export const ClassSessionControls = preloadable(() =>
  withTexts(import('./class-session-controls.tsx'), classSessionTexts),
);

/** Whether the session of this user is one of many on the same device: the student came in with pictures or a badge, or uses a device of a class. */
export const hasClassSession = ({ id, role }: OwnUser): boolean =>
  role === 'student' && (isClassSessionOf(id) || isEnrolledDevice());
