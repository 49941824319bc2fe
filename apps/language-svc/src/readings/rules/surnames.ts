import { type ContextRule, readContextRules } from '../context-rule.ts';
import { neighbours } from './neighbours.ts';

/** Characters that are read otherwise as a surname (simplified), one a line, with the reading and an example. */
const SURNAMES = `
  曾 zeng1 曾老师教我们英语
  单 shan4 单老师很温柔
  任 ren2 任阿姨来了
  仇 qiu2 仇先生是我的邻居
  解 xie4 解小红是我的好朋友
  查 zha1 查先生写了很多小说
  朴 piao2 朴叔叔是韩国人
  区 ou1 区老师教美术
  华 hua4 我跟华老师学画画
  盖 ge3 我给盖叔叔打电话
  乐 yue4 他姓乐
  燕 yan1 燕老师穿着白裙子
  肖 xiao1 肖老师很温柔
  葛 ge3 葛阿姨会做蛋糕
  缪 miao4 缪医生人很好
  宁 ning4 宁老师来了
  覃 qin2 覃老师来了
  牟 mu4 牟老师来了
  薄 bo2 薄老师来了
  藏 zang1 他姓藏
`;

/** Where such a character is somebody's name; X is the character. */
const PLACES = [
  '{start}【X】(?:{title})',
  '[和跟是给对找叫请问说的位见听被让向由帮替有]【X】(?:{title})',
  '(?:的|[今昨明]天|朋友|新来|后来|邻居)【X】(?:{title})',
  '[我你他她们]【X】(?:{title})',
  '姓【X】',
  '叫【X】{any}{1,2}{end}',
  '{start}【X】[小晓]{any}',
  '{start}【X】{given}{given}?(?:{end}|[是和说的在很也来去跟])',
  '[小老]【X】(?:{end}|[说和是跟在])',
];

export const surnames: readonly ContextRule[] = SURNAMES.trim()
  .split('\n')
  .map((line): ContextRule => {
    const [surname = '', ...rest] = line.trim().split(' ');
    const [first, ...others] = readContextRules(
      PLACES.map((place) => `${place.replace('X', surname)} ${rest.join(' ')}`).join('\n'),
      neighbours,
    );
    if (!first) throw new SyntaxError(`Not a surname: ${line}`);
    return {
      ...first,
      line: `surname ${line.trim()}`,
      fits: (place) => [first, ...others].some((rule) => rule.fits(place)),
    };
  });
