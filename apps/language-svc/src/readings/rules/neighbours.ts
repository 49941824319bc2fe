import type { Neighbours } from '../context-rule.ts';

/** What rules may name in braces instead of spelling it out. */
export const neighbours: Neighbours = {
  start: String.raw`(?<![\p{Unified_Ideograph}\d])`,
  end: String.raw`(?![\p{Unified_Ideograph}\d])`,
  // a lookbehind is read from right to left
  double: String.raw`\k<one>(?<one>\p{Unified_Ideograph})`,
  each: String.raw`一\k<measure>一(?<measure>\p{Unified_Ideograph})`,
  any: String.raw`\p{Unified_Ideograph}`,
  number: String.raw`[一二两三四五六七八九十百千万几数\d]`,
  // the last character of what usually is somebody
  person: '[我你他她您咱谁们妈爸爷奶姐哥弟妹叔姨师生人家友明红]',
  given:
    '[明红刚丽强芳美军兰玲龙虎文杰伟敏静梅英玉霞雪娟涛磊勇艳娜浩鹏飞宇轩欣怡佳琪婷涵梓晨博思萌伦健志国建秀凤珍琴斌波辉超峰莉萍豪俊凯]',
  title:
    '老师|先生|同学|同桌|班长|组长|叔叔|大叔|阿姨|爷爷|大爷|奶奶|婆婆|大妈|大婶|大伯|哥哥|姐姐|弟弟|妹妹|老板|伯伯|医生|大夫|护士|校长|主任|经理|教授|教练|女士|小姐|太太|师傅|警官|大哥|大姐|哥|姐|局长|市长|队长|司令|总|导|工',
};
