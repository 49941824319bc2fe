import { preloadable } from '../../lib/preloadable-component.ts';

/** The enlarged view of images and videos. Its code is loaded when it is first opened. */
export const Lightbox = preloadable(() => import('./components/lightbox.tsx'));
