import { icons } from '@iconify-json/fluent-emoji-flat';
import type { Plugin } from 'vite';
import { avatarEmojiIconNames } from '../src/account/profile/emoji-avatars.ts';

const NAME = 'virtual:emoji-avatars';
const SIZE = 100;

/**
 * A virtual module with the SVG documents of the thirty emoji that the app offers as avatars. The icon set itself contains three thousand,
 * too many for the bundle.
 */
export function emojiAvatarsPlugin(): Plugin {
  return {
    name: 'emoji-avatars',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const svgs = Object.entries(avatarEmojiIconNames).map(([emoji, name]) => {
        const icon = icons.icons[name];
        if (!icon) return this.error(`The icon set has no icon named ${name}.`);
        const box = `${icon.width ?? icons.width ?? 16} ${icon.height ?? icons.height ?? 16}`;
        return [
          emoji,
          `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${box}">${icon.body}</svg>`,
        ];
      });
      return `export default ${JSON.stringify(Object.fromEntries(svgs))}`;
    },
  };
}
