import { recorderTexts } from '../../capture/index.ts';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import type en from './greetings.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the stamps on cards, and of the setting who may give them. */
const greetingsTexts: InterfaceTexts = {
  en: () => import('./greetings.en.json'),
  'zh-Hans': () => import('./greetings.zh.json'),
};

/** What the cards of entries load; a chunk of its own, because the first screen has no room for more than its name. */
export default preloadable(() => withTexts(import('./components/entry-greetings.tsx'), greetingsTexts));
/** The recorder of a voice, loaded when it is opened. */
export const LazyVoiceDialog = preloadable(() =>
  withTexts(import('./components/voice-dialog.tsx'), greetingsTexts, recorderTexts),
);
export const LazyGreetingSetting = preloadable(() =>
  withTexts(import('./components/greeting-setting.tsx'), greetingsTexts),
);
