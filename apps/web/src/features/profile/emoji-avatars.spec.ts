import { expect, it } from '@jest/globals';
import { emojiAvatars } from './emoji-avatars.ts';

it('there are 30 drawn pictures, each another', () => {
  expect(new Set(emojiAvatars).size).toBe(30);
});
