import { icons } from '@iconify-json/fluent-emoji-flat';
import { expect, it } from 'vitest';
import { avatarEmojiIconNames } from './emoji-avatars.ts';

it('there are 30 different emoji icons', () => {
  const drawings = Object.values(avatarEmojiIconNames).map((name) => icons.icons[name]?.body);
  expect(new Set(drawings).size).toBe(30);
  expect(drawings).not.toContain(undefined);
});
