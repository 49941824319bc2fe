import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { audioBannerTexts } from './audio-banner-texts.ts';

/** Says which recordings this browser cannot play. Its code is loaded when it is first shown. */
export const AudioBanner = preloadable(() =>
  withTexts(import('./components/audio-compatibility-banner.tsx'), audioBannerTexts),
);
