/** Types of the virtual module that build/emoji-plugin.ts provides. */
declare module 'virtual:emoji-avatars' {
  import type { EmojiAvatar } from './emoji-avatars.ts';
  const svgs: Readonly<Record<EmojiAvatar, string>>;
  export default svgs;
}
