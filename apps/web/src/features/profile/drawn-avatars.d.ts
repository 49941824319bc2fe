/** Made by build/drawn-avatars.ts. */
declare module 'virtual:drawn-avatars' {
  import type { EmojiAvatar } from './emoji-avatars.ts';
  const drawings: Readonly<Record<EmojiAvatar, string>>;
  export default drawings;
}
