/** The texts of the mails about password resets and registrations, in both languages. */
export const resetMailTexts = {
  en: {
    subject: 'A new password for Memory',
    noPasswordSubject: 'Your sign-in to Memory',
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    openLink:
      'someone, probably you, asked for a new password for your account at Memory. Open this page to choose one:',
    noPassword:
      'someone, probably you, asked for a new password for your account at Memory. Your account has no password here: you sign in with another provider, by the button below the form. Open this page to sign in:',
    registeredSubject: 'You have an account at Memory',
    registered:
      'someone, probably you, created another account at Memory with your e-mail address. Your address still belongs to your first account alone. If you wanted to use that one, open this page to sign in; there you can also ask for a new password:',
    notYouRegistered:
      'If this was not you, you do not need to do anything: nobody can read or change your account by this.',
    lifetime: 'The link works once, within an hour. If you asked more than once, only the newest mail works.',
    notYou: 'If this was not you, you do not need to do anything.',
    keepSecret:
      'If this was not you, you do not need to do anything: your password stays as it is. Do not show this mail to anyone.',
    sender: (origin: string) => `This mail was sent by Memory at ${origin}. Nobody reads replies to it.`,
  },
  zh: {
    subject: '忆记：设置新密码',
    noPasswordSubject: '忆记：你的登录方式',
    greeting: (name: string | null) => (name === null ? '你好：' : `${name}，你好：`),
    openLink: '有人（应该是你）为你的忆记账户申请了新密码。请打开这个页面来设置：',
    noPassword:
      '有人（应该是你）为你的忆记账户申请了新密码。你的账户在这里没有密码：你是用登录表单下方的按钮，通过其他账号登录的。请打开这个页面登录：',
    registeredSubject: '你已经有忆记账户',
    registered:
      '有人（应该是你）用你的邮箱地址另外注册了一个忆记账户。这个地址仍然只属于你原来的账户。如果你本来想用原来的账户，请打开这个页面登录；忘记密码也可以在那里申请新密码：',
    notYouRegistered: '如果不是你注册的，什么都不用做：别人不能因此看到或更改你的账户。',
    lifetime: '这个链接一小时内有效，只能用一次。如果你申请了不止一次，只有最新的那封邮件有效。',
    notYou: '如果不是你申请的，什么都不用做。',
    keepSecret: '如果不是你申请的，什么都不用做，你的密码不会变。请不要把这封邮件给别人看。',
    sender: (origin: string) => `这封邮件由 ${origin} 的忆记发出。没有人会读到对它的回复。`,
  },
} as const;
