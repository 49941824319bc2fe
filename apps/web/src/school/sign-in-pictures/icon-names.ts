import type { SignInPicture } from '@memory/contracts';

/**
 * The names of the pictures in the icon set that `build/emoji-plugin.ts` reads. They are images and not text, because the emoji of operating systems
 * differ: a child must find the same picture on each device.
 */
export const signInPictureIconNames: Readonly<Record<SignInPicture, string>> = {
  panda: 'panda',
  fish: 'tropical-fish',
  butterfly: 'butterfly',
  tree: 'deciduous-tree',
  flower: 'tulip',
  sun: 'sun',
  moon: 'crescent-moon',
  house: 'house',
  boat: 'sailboat',
  bicycle: 'bicycle',
  apple: 'red-apple',
  umbrella: 'umbrella',
};

/** The twelve pictures in the order in which they are shown. The list of the contracts would bring their schemas into the first screen. */
export const shownSignInPictures = Object.keys(signInPictureIconNames) as readonly SignInPicture[];
