const NUMERAL = /^[〇零一二两三四五六七八九十百千万亿]+$/;
// such as are nothing else in everyday text; others (高 白 黄 和 …) would tear sentences apart
const SURNAME =
  /^[李王张刘陈杨赵吴周徐孙胡朱郭林罗郑梁谢宋唐许邓韩冯曹彭曾萧蔡潘袁董余苏叶吕魏蒋杜丁沈姜范傅卢崔邹孟陆]$/;
const FAMILIAR = /^[小阿]$/;
const GIVEN =
  /^[明红刚丽华强芳美东军兰玲龙虎文杰伟敏静燕梅英玉霞雪宝平娟涛磊洋勇艳娜浩鹏飞宇轩欣怡佳琪婷涵梓晨博思萌晓伦健志国建秀桂凤珍琴斌波辉超亮峰莉萍云安乐豪俊凯毛胖]$/;
const FIRST_GIVEN = /^[小晓子梓大国建志秀玉文思雨佳]$/;

/**
 * Joins what the segmenter leaves in single characters though it is one word: a number (四 十五), a child's name (小 明),
 * a full name (张 伟, 王 小 红).
 */
export function joined(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthOfNumber(words, at) || lengthOfName(words, at) || 1;
    result.push(words.slice(at, at + length).join(''));
    at += length;
  }
  return result;
}

function lengthOfNumber(words: readonly string[], at: number): number {
  let length = 0;
  while (NUMERAL.test(words[at + length] ?? '')) length++;
  return length;
}

function lengthOfName(words: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (FAMILIAR.test(first)) return GIVEN.test(second) ? 2 : 0;
  if (!SURNAME.test(first)) return 0;
  if ((FIRST_GIVEN.test(second) || GIVEN.test(second)) && GIVEN.test(third)) return 3;
  return GIVEN.test(second) ? 2 : 0;
}
