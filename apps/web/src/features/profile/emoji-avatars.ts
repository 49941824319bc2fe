/**
 * The thirty drawn pictures: faces that children like, and the animals of the Chinese zodiac among them. Each with the name under
 * which its drawing is found (build/drawn-avatars.ts): every system draws its own emoji, and some none.
 */
export const emojiIconNames = {
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

export type EmojiAvatar = keyof typeof emojiIconNames;
