import { describe, expect, it } from 'vitest';
import {
  toRegistrationRequest,
  validateRegistration,
  resolverOfValidation,
  validateSignIn,
} from './auth-form-validation.ts';

const blank = { username: '', password: '', email: '', firstName: '', lastName: '', invitationCode: '' };

describe('validateSignIn', () => {
  it('requires both fields', () => {
    expect(validateSignIn(blank)).toEqual({
      username: 'auth.errors.usernameRequired',
      password: 'auth.errors.passwordRequired',
    });
  });
});

describe('validateRegistration', () => {
  it('reports a username and a password that are too short', () => {
    const short = { ...blank, username: 'ab', password: '12345' };
    expect(validateRegistration(short)).toEqual({
      username: 'auth.errors.usernameShort',
      password: 'auth.errors.passwordShort',
    });
  });

  it('accepts an empty email and rejects an incomplete one', () => {
    const good = { ...blank, username: '小梅梅', password: '123456' };
    expect(validateRegistration(good)).toEqual({});
    for (const email of ['mei@', 'mei@school', 'mei @school.cn', 'a@b@school.cn', 'mei@school.', '@school.cn']) {
      expect([email, validateRegistration({ ...good, email })]).toEqual([email, { email: 'auth.errors.email' }]);
    }
    expect(validateRegistration({ ...good, email: '小美@学校.中国' })).toEqual({});
  });

  it('rejects spaces in a username', () => {
    const good = { ...blank, username: 'mei', password: '123456' };
    expect(validateRegistration({ ...good, username: 'me i' })).toEqual({ username: 'auth.errors.usernameSpaces' });
  });

  it('requires a class code and a longer password where the installation does', () => {
    const settings = { registration: 'invited', passwordRules: 'strong' } as const;
    const good = { ...blank, username: 'mei', password: '1234567' };
    expect(validateRegistration(good, settings)).toEqual({
      invitationCode: 'auth.errors.classCodeRequired',
      password: 'auth.errors.passwordTooShort',
    });
    const complete = { ...good, password: 'bamboo-8', invitationCode: 'K7QD-3XVM' };
    expect(validateRegistration(complete, settings)).toEqual({});
    expect(toRegistrationRequest(complete)).toEqual({
      username: 'mei',
      password: 'bamboo-8',
      invitationCode: 'K7QD-3XVM',
    });
    expect(validateRegistration(good, { registration: 'open', passwordRules: 'standard' })).toEqual({});
  });

  it('leaves empty optional fields out of the request', () => {
    const fields = { ...blank, username: 'mei', password: '123456', firstName: 'Mei', lastName: '  ' };
    expect(toRegistrationRequest(fields)).toEqual({ username: 'mei', password: '123456', firstName: 'Mei' });
  });
});

it('the form resolver returns errors without values, or values without errors', () => {
  const options = {} as never;
  expect(resolverOfValidation(validateSignIn)({ username: 'mei', password: '' }, undefined, options)).toMatchObject({
    values: {},
    errors: { password: { message: 'auth.errors.passwordRequired' } },
  });
  expect(resolverOfValidation(validateSignIn)({ username: 'mei', password: 'x' }, undefined, options)).toEqual({
    values: { username: 'mei', password: 'x' },
    errors: {},
  });
});
