/**
 * The Chinese translations of the validation messages in these schemas, by the English message. service-kit replaces the messages of zod
 * itself in both languages.
 */
export const fieldMessagesInChinese: Readonly<Record<string, string>> = {
  'A word can be divided and joined if it consists of Chinese characters.': '只有汉字组成的词才能拆开或合并。',
  'A title can be 200 characters long at most.': '标题最多 200 个字。',
  'Password is required': '请输入密码',
  'Password must be at least 6 characters': '密码至少需要 6 个字符',
  'Password must be at least 8 characters': '密码至少需要 8 个字符',
  'Password must not be your username': '密码不能和用户名一样',
  'Please add a title for your memory.': '请给你的回忆加一个标题。',
  'Please choose a picture you uploaded, or draw a smaller one (a PNG of at most 64 KB).':
    '请选择你上传的图片，或画一张小一点的（PNG，不超过 64 KB）。',
  'Please enter a valid date': '请输入有效的日期',
  'Please enter a valid email': '请输入有效的邮箱地址',
  'Please enter the code.': '请输入验证码。',
  'Please give the passkey a name.': '请给这个通行密钥起个名字。',
  'Please enter the reset code': '请输入重置码',
  'Please enter your username or your email address': '请输入用户名或邮箱地址',
  'Please report either one memory or one person.': '请举报一条回忆或一个人，不能同时举报两个。',
  'Please write a name to look for.': '请写下要找的名字。',
  'Please write the character or word.': '请写下这个字或词。',
  'Please write what it means in English.': '请写下它的英文意思。',
  'There is nothing written yet to read a mood from.': '还没有写下文字，看不出心情。',
  'A day needs a time zone.': '日期要和时区一起给出。',
  'These texts are too long together.': '这些文字加起来太长了。',
  'These must be 2 to 12 characters together.': '加起来要有 2 到 12 个字。',
  'This day is not in the calendar.': '日历上没有这一天。',
  'This has a sign in it that Memory cannot keep.': '这里有忆记存不了的符号。',
  'This must be 1 to 200 letters, digits or signs of a plain keyboard (ASCII).':
    '必须是 1 到 200 个英文字母、数字或普通符号（ASCII）。',
  'This must be a day like 2026-11-22.': '必须是日期，例如 2026-11-22。',
  'This must be a file that was uploaded to Memory.': '这必须是上传到忆记的文件。',
  'This must be a language tag like zh-Hans or en.': '必须是语言代码，例如 zh-Hans 或 en。',
  'This must be a month like 2026-11.': '必须是月份，例如 2026-11。',
  'This must be a number.': '这里要填数字。',
  'This must be the name of a time zone like Asia/Shanghai.': '必须是时区的名称，例如 Asia/Shanghai。',
  'This must be between -180 and 180.': '要在 -180 和 180 之间。',
  'This must be between -90 and 90.': '要在 -90 和 90 之间。',
  'This password is too easy to guess, because many people use it. Please choose another.':
    '很多人都用这个密码，太容易猜到，请换一个。',
  'This was not found in Memory.': '忆记里没有这一项。',
  'Username is required': '请输入用户名',
  'Username must be at least 3 characters': '用户名至少需要 3 个字符',
  'Username must be at most 50 characters': '用户名最多 50 个字符',
  'Username must not contain spaces': '用户名不能含有空格',
};
