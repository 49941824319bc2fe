import { defineErrorDescriptions } from '../api-error.ts';

export const socialErrors = defineErrorDescriptions({
  invalid_credentials: { status: 401, en: 'Invalid username or password', zh: '用户名或密码不正确' },
  username_taken: {
    status: 409,
    en: 'That username is already taken. Please choose another.',
    zh: '这个用户名已被使用，请换一个。',
  },
  email_taken: { status: 409, en: 'An account with that email already exists.', zh: '该邮箱已注册过账户。' },
  registration_closed: {
    status: 403,
    en: 'No new accounts can be created here. Please ask the people who run this site.',
    zh: '这里不能注册新账户。请联系管理这个网站的人。',
  },
  invitation_invalid: {
    status: 403,
    en: 'A new account needs a class code that is still valid. Please check it, or ask your teacher for another.',
    zh: '注册新账户需要有效的班级码。请检查一下，或者向老师要一个新的。',
  },
  invitation_not_found: { status: 404, en: 'This invitation could not be found.', zh: '找不到这个邀请。' },
  user_not_found: { status: 404, en: 'This person could not be found.', zh: '找不到这个人。' },
  profile_picture_unusable: {
    status: 400,
    en: 'This cannot be your profile picture. Please choose a picture of your own.',
    zh: '这张图片不能用作头像，请选择你自己的图片。',
  },
  wrong_password: { status: 400, en: 'The current password is not right.', zh: '当前密码不正确。' },
  reset_code_invalid: {
    status: 400,
    en: 'This reset code is not valid: it is wrong, was used before, or is too old. Please ask for a new one.',
    zh: '这个重置码无效：可能输错了、已经用过，或者过期了。请重新申请一个。',
  },
  password_reset_mail_unavailable: {
    status: 404,
    en: 'No mails are sent from here. Please ask the people who run this site for a new password.',
    zh: '这里不发送邮件。请向管理这个网站的人要一个新密码。',
  },
  account_without_password: {
    status: 409,
    en: 'This account has no password: its user signs in with an external provider.',
    zh: '这个账户没有密码：用户通过外部账号登录。',
  },
  account_deletion_unavailable: {
    status: 403,
    en: 'Accounts cannot be deleted from here. Please ask the people who run this site.',
    zh: '这里不能自己删除账户。请联系管理这个网站的人。',
  },
  too_many_blocks: {
    status: 409,
    en: 'You have blocked as many people as possible. Please unblock someone first.',
    zh: '屏蔽人数已达上限，请先取消屏蔽一个人。',
  },
  block_oneself: { status: 400, en: 'You cannot block yourself.', zh: '不能屏蔽自己。' },
  report_oneself: { status: 400, en: 'You cannot report yourself.', zh: '不能举报自己。' },
  too_many_reports: {
    status: 429,
    en: 'You have reported a lot today. Please tell a grown-up you trust, or try again tomorrow.',
    zh: '你今天举报得很多了。请告诉一位你信任的大人，或者明天再试。',
  },
  report_not_found: { status: 404, en: 'There is no report with this id.', zh: '没有这个编号的举报。' },
  too_many_friends_added: {
    status: 429,
    en: 'You have added a lot of friends today. Please try again tomorrow.',
    zh: '你今天添加的好友很多了，请明天再试。',
  },
  friend_code_unknown: {
    status: 404,
    en: 'This friend code is not valid: it is wrong, or too old. Please ask for a new one.',
    zh: '这个好友码无效：可能输错了，或者过期了。请重新要一个。',
  },
  friend_oneself: { status: 400, en: 'You cannot add yourself as a friend.', zh: '不能添加自己为好友。' },
});
