/** The texts of the mails about the deletion of an account, in both languages. */
export const deletionMailTexts = {
  en: {
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    requested: {
      subject: 'Your account at Memory will be deleted',
      what: (day: string) =>
        `you asked to delete your account at Memory. Everything in it will be deleted for good on ${day}. Until then nobody else can see it. Have you changed your mind, or was this not you? Then sign in before that day, and everything stays as it was:`,
      after: 'If you want your account to be deleted, you do not need to do anything.',
    },
    cancelled: {
      subject: 'Your account at Memory stays',
      what: () =>
        'someone, probably you, has signed in to your account at Memory. So it will not be deleted, and everything in it is back. You can use it as before:',
      after: 'If this was not you, please change your password.',
    },
    sender: (origin: string) => `This mail was sent by Memory at ${origin}. Nobody reads replies to it.`,
  },
  zh: {
    greeting: (name: string | null) => (name === null ? '你好：' : `${name}，你好：`),
    requested: {
      subject: '你的忆记账户将被删除',
      what: (day: string) =>
        `你申请了删除你的忆记账户。${day}，里面的一切都会被永久删除。在那之前，别人看不到它。改变主意了，或者这不是你申请的？请在那一天之前登录，一切都会恢复原样：`,
      after: '如果你确实想删除账户，什么都不用做。',
    },
    cancelled: {
      subject: '你的忆记账户会保留',
      what: () => '有人（应该是你）登录了你的忆记账户，所以它不会被删除，里面的一切都恢复了。你可以像以前一样使用：',
      after: '如果不是你登录的，请修改密码。',
    },
    sender: (origin: string) => `这封邮件由 ${origin} 的忆记发出。没有人会读到对它的回复。`,
  },
} as const;
