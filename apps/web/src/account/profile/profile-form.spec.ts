import type { User } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { toProfileFormValues, toProfileChanges } from './components/profile-info-form.tsx';

const user = { username: 'mei', firstName: '小美', lastName: null, birthDate: null, bio: null } as User;

describe('profile form values', () => {
  it('shows null as empty text', () => {
    expect(toProfileFormValues(user)).toEqual({
      username: 'mei',
      firstName: '小美',
      lastName: '',
      birthDate: '',
      bio: '',
    });
  });
  it('sends empty fields as null and trims the others', () => {
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
