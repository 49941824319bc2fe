/** Provided by build/emoji-avatars-plugin.ts. */
declare module 'virtual:emoji-avatars' {
  import type { EmojiAvatar } from './emoji-avatars.ts';
  const svgs: Readonly<Record<EmojiAvatar, string>>;
  export default svgs;
}
