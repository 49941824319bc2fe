import { icons } from '@iconify-json/fluent-emoji-flat';
import type { Plugin } from 'vite';
import { avatarEmojiIconNames } from '../src/account/profile/emoji-avatars.ts';
import { signInPictureIconNames } from '../src/school/sign-in-pictures/icon-names.ts';

const SIZE = 100;

/** The virtual modules, and which emoji of the icon set each of them contains. */
const modules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'virtual:emoji-avatars': avatarEmojiIconNames,
  'virtual:sign-in-pictures': signInPictureIconNames,
};

/**
 * Virtual modules with the SVG documents of the emoji that the app offers as avatars and as pictures for signing in. The icon set itself contains
 * three thousand, too many for the bundle.
 */
export function emojiPlugin(): Plugin {
  return {
    name: 'emoji',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const iconNames = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!iconNames) return undefined;
      const svgs = Object.entries(iconNames).map(([key, name]) => {
        const icon = icons.icons[name];
        if (!icon) return this.error(`The icon set has no icon named ${name}.`);
        const box = `${icon.width ?? icons.width ?? 16} ${icon.height ?? icons.height ?? 16}`;
        return [
          key,
          `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${box}">${icon.body}</svg>`,
        ];
      });
      return `export default ${JSON.stringify(Object.fromEntries(svgs))}`;
    },
  };
}
