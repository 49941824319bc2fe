import { describe, expect, it } from '@jest/globals';
import { registrationForm, registrationPayload, signInForm } from './forms.ts';

const blank = { username: '', password: '', email: '', firstName: '', lastName: '' };

function problems(form: typeof registrationForm | typeof signInForm, fields: object): string[] {
  return form.safeParse(fields).error?.issues.map(({ message }) => message) ?? [];
}

describe('the sign-in form', () => {
  it('asks for both fields', () => {
    expect(problems(signInForm, blank)).toEqual(['auth.errors.usernameRequired', 'auth.errors.passwordRequired']);
  });
});

describe('the registration form', () => {
  it('says what is too short', () => {
    const short = { ...blank, username: 'ab', password: '12345' };
    expect(problems(registrationForm, short)).toEqual(['auth.errors.usernameShort', 'auth.errors.passwordShort']);
  });

  it('takes no email, but not half of one', () => {
    const good = { ...blank, username: '小梅梅', password: '123456' };
    expect(problems(registrationForm, good)).toEqual([]);
    expect(problems(registrationForm, { ...good, email: 'mei@' })).toEqual(['auth.errors.email']);
  });

  it('sends only what was filled in', () => {
    const fields = { ...blank, username: 'mei', password: '123456', firstName: 'Mei', lastName: '  ' };
    expect(registrationPayload(fields)).toEqual({ username: 'mei', password: '123456', firstName: 'Mei' });
  });
});
