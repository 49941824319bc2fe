import type { OwnUser } from '@memory/contracts';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './school-menu.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}
const schoolMenuTexts: InterfaceTexts = {
  en: () => import('./school-menu.en.json'),
  'zh-Hans': () => import('./school-menu.zh.json'),
};

/** The menu's link to the classes. Only the few users who may have classes load it, so that the first screen of all others does not grow. */
export const ClassesLink = preloadable(() => withTexts(import('./classes-link.tsx'), schoolMenuTexts));

/** Whether the user may have classes, as the role says. */
export const hasClasses = ({ role }: OwnUser): boolean => role === 'teacher' || role === 'student' || role === 'admin';
