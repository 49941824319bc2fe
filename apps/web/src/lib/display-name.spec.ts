import { describe, expect, it } from 'vitest';
import { avatarInitials, displayName } from './display-name.ts';

const mei = { username: 'mei', firstName: null, lastName: null, email: null };

describe('displayName', () => {
  it('uses the name, else the username', () => {
    expect(displayName(mei)).toBe('mei');
    expect(displayName({ ...mei, firstName: 'Mei', lastName: 'Lin' })).toBe('Mei Lin');
    expect(displayName({ ...mei, lastName: 'Lin' })).toBe('Lin');
  });

  it('puts the family name of a Chinese name first', () => {
    expect(displayName({ ...mei, firstName: '小梅', lastName: '林' })).toBe('林小梅');
  });
});

describe('avatarInitials', () => {
  it('uses the name, else the email, else U', () => {
    expect(avatarInitials({ ...mei, firstName: 'mei', lastName: 'lin', email: 'x@y.z' })).toBe('ML');
    expect(avatarInitials({ ...mei, firstName: '小梅', lastName: '林' })).toBe('林小');
    expect(avatarInitials({ ...mei, firstName: 'mei', email: 'x@y.z' })).toBe('M');
    expect(avatarInitials({ ...mei, email: 'x@y.z' })).toBe('X');
    expect(avatarInitials(mei)).toBe('U');
  });

  it('keeps surrogate pairs together', () => {
    expect(avatarInitials({ ...mei, firstName: '𠮷田' })).toBe('𠮷');
  });
});
