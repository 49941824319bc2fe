import { describe, expect, it } from '@jest/globals';
import type { User } from '@memory/contracts';
import { toProfileFields, toProfileChanges } from './profile-form.ts';

const user = { username: 'mei', firstName: '小美', lastName: null, birthDate: null, bio: null } as User;

describe('the profile form', () => {
  it('shows what is not given as empty', () => {
    expect(toProfileFields(user)).toEqual({ username: 'mei', firstName: '小美', lastName: '', birthDate: '', bio: '' });
  });
  it('empties what was emptied and trims the rest', () => {
    const fields = { username: ' mei ', firstName: '  ', lastName: ' 王 ', birthDate: '', bio: 'I like 面条 ' };
    expect(toProfileChanges(fields)).toEqual({
      username: 'mei',
      firstName: null,
      lastName: '王',
      birthDate: null,
      bio: 'I like 面条',
    });
  });
});
