import { defineErrorDescriptions } from '../api-error.ts';

export const secondFactorErrors = defineErrorDescriptions({
  second_factor_required: {
    status: 403,
    en: 'Please confirm with your second factor that it is you.',
    zh: '请用第二重验证确认是你本人。',
  },
  second_factor_setup_required: {
    status: 403,
    en: 'This account needs a second factor. Please set one up first.',
    zh: '这个账户需要第二重验证，请先设置。',
  },
  second_factor_not_offered: {
    status: 403,
    en: 'You sign in with another provider. Please set up a second factor there.',
    zh: '你通过其他网站登录，请在那里设置第二重验证。',
  },
  sign_in_ended: {
    status: 404,
    en: 'This sign-in has ended. Please start again with your username and password.',
    zh: '这次登录已经结束，请重新输入用户名和密码。',
  },
  wrong_code: {
    status: 400,
    en: 'This code is not right, or it was used before. Please enter the newest one.',
    zh: '验证码不正确，或者已经用过，请输入最新的验证码。',
  },
  passkey_rejected: {
    status: 400,
    en: 'This passkey could not be accepted. Please try again, or choose another way.',
    zh: '无法使用这个通行密钥，请再试一次，或者换一种方式。',
  },
  passkey_exists: { status: 409, en: 'This passkey was added before.', zh: '这个通行密钥已经添加过了。' },
  passkey_not_found: { status: 404, en: 'This passkey could not be found.', zh: '找不到这个通行密钥。' },
  too_many_passkeys: {
    status: 409,
    en: 'You have as many passkeys as possible. Please remove one first.',
    zh: '通行密钥数量已达上限，请先删除一个。',
  },
  totp_setup_expired: {
    status: 409,
    en: 'This took too long. Please start again with a new QR code.',
    zh: '时间过长，请用新的二维码重新开始。',
  },
  totp_not_found: { status: 404, en: 'There is no authenticator app to remove.', zh: '没有可以移除的验证器应用。' },
  last_second_factor: {
    status: 409,
    en: 'This account needs a second factor. Please add another one before you remove this one.',
    zh: '这个账户必须有第二重验证，请先添加另一个，再移除这个。',
  },
  no_second_factor: {
    status: 409,
    en: 'Recovery codes need a second factor. Please set one up first.',
    zh: '要先设置第二重验证，才能使用恢复码。',
  },
  password_confirmation_required: {
    status: 403,
    en: 'Please enter your password again.',
    zh: '请再次输入密码。',
  },
});
