/**
 * The emoji that users can choose as avatars, with their names in the icon set that `build/emoji-plugin.ts` reads. The avatars are
 * images, because text emoji differ between operating systems and are missing on some.
 */
export const avatarEmojiIconNames = {
  '🐭': 'mouse-face',
  '🐮': 'cow-face',
  '🐯': 'tiger-face',
  '🐰': 'rabbit-face',
  '🐲': 'dragon-face',
  '🐍': 'snake',
  '🐴': 'horse-face',
  '🐑': 'ewe',
  '🐵': 'monkey-face',
  '🐔': 'chicken',
  '🐶': 'dog-face',
  '🐷': 'pig-face',
  '🐼': 'panda',
  '🐱': 'cat-face',
  '🦊': 'fox',
  '🐻': 'bear',
  '🐨': 'koala',
  '🦁': 'lion',
  '🐸': 'frog',
  '🐧': 'penguin',
  '🦉': 'owl',
  '🦄': 'unicorn',
  '🐙': 'octopus',
  '🐢': 'turtle',
  '🦋': 'butterfly',
  '🌸': 'cherry-blossom',
  '🍜': 'steaming-bowl',
  '🥟': 'dumpling',
  '🚀': 'rocket',
  '😊': 'smiling-face-with-smiling-eyes',
} as const;

export type AvatarEmoji = keyof typeof avatarEmojiIconNames;
