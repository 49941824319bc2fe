/** What our own schemas say of a field, in Chinese; what zod itself says it says in both languages. */
export const fieldMessagesInChinese: Readonly<Record<string, string>> = {
  'Contains characters that cannot be stored': '含有无法保存的字符',
  'Must be a file uploaded to Memory': '必须是上传到忆记的文件',
  'Must be a number': '必须是数字',
  'Must be a language tag like zh-Hans or en': '必须是语言代码，例如 zh-Hans 或 en',
  'Must be a picture uploaded to Memory, or a PNG data URL of at most 64 KB': '必须是上传到忆记的图片，或不超过 64 KB 的 PNG 数据地址',
  'Must lie between -90 and 90': '必须在 -90 和 90 之间',
  'Must lie between -180 and 180': '必须在 -180 和 180 之间',
  'Password is required': '请输入密码',
  'Password must be at least 6 characters': '密码至少需要 6 个字符',
  'Please enter a valid date': '请输入有效的日期',
  'Please enter a valid email': '请输入有效的邮箱地址',
  'There is no text to read a mood from': '没有可以分析心情的文字',
  'Username is required': '请输入用户名',
  'Username must be at least 3 characters': '用户名至少需要 3 个字符',
  'Username must be at most 50 characters': '用户名最多 50 个字符',
  'Username must not contain spaces': '用户名不能含有空格',
};
