/**
 * Characters of simplified texts that also occur in traditional texts, as words of their own: 公里, 皇后, 干涉, 茶几. Every other character that OpenCC
 * converts shows that a word is written in simplified characters.
 */
export const IN_BOTH_SCRIPTS =
  /[里吃群台岩床峰斗干游征唇秘灶后占岳伙凶霉采痴皂准咸丑范于熏划朴厘辟云夸吁雇几咨虱余膻昵杠涂淀郁腌佣涌粽尸丰筑咤糍杰恒凄帘愿仆叶迹厂瓮痒肴苹腊]/;

/** Hong Kong writes 甚麼 for 什麼, and OpenCC leaves 甚, also in the mixture 甚么. */
const WHAT = /甚么/g;

/**
 * 著 (zhù), 乾 (qián) and 徵 (zhǐ) are also characters of simplified texts. OpenCC always replaces them by 着, 干 and 征, also in 著有, in the name 王乾
 * and in 徵羽, where this is wrong. The patterns below decide by the neighbouring characters whether they stay. All patterns are for simplified characters.
 */

/** Verbs after which 著 is the particle zhe, whatever follows: 看著名字, 等著作文. */
const VERB_BEFORE_ZHE =
  /[拿看写读背做抱带提举望听说唱吃喝坐站躺走跑跳笑哭穿戴拉推指对跟朝向沿随接盯挂贴放摆装围开关握捧扛牵骑踩想等陪叫喊念唤刻印绣标翻数画]$/;
const ZHU_BEFORE = /(?:[名原巨专拙昭卓遗译所撰自土显谁]|(?<![重从])新|(?<![讨谈辩议])论|编|合)$/;
/** Objects of the verbs 编 and 合, after which 著 is the particle zhe: 编着花篮, 合着眼. */
const OBJECT_OF_ZHE = /^(?:眼|双|嘴|手|拍|花|辫|草|篮|竹|故事|谎|色)/;
const ZHU_AFTER =
  /^(?:名(?![字单片牌])|作(?![文业])|称|述|书立|录(?![音像影])|有|者|《|[了过].{0,2}[本部篇]|[了过].{0,4}(?:书|小说)|于.{0,6}[年朝代])/u;

/** A few very frequent characters that only simplified texts have. */
const SIMPLIFIED_ONLY = /[们这说个来时会学过对没还为么开关见长门问车东国图书马鱼点热爱妈爷岁头发给让谁听写读话语]/;
/** Surnames before the name 乾. Surnames that are also words for fruit are left out, because 李乾 is a dried plum, too. */
const SURNAME_BEFORE =
  /[王张陈刘赵黄周吴徐孙胡郭何郑梁谢宋唐许韩冯邓曹彭曾萧蔡潘袁于董余吕魏蒋杜丁沈范卢汪戴崔任陆廖姚邱贾邹孟秦薛侯龚]$/;
const NAME_BEFORE = /(?:叫|姓名是?|名为)(?![饼肉鱼果菜笋豆薯芒杏梅枣莓])\p{Unified_Ideograph}$/u;
/** Matches 安 of the place name 乾安, but not of other words such as 安全 in 饼乾安全. */
const PLACE_AFTER = /^安(?![全心静装排慰稳宁抚息])/;
const DRY_BEFORE = /[饼萄肉果笋菜豆鱼]$/;
const AFTER_NAME =
  /^(?:$|[^\p{Unified_Ideograph}]|[是说的和跟在很也同来去]|老师|先生|同学|叔叔|阿姨|医生|哥哥|姐姐|弟弟|妹妹|教练)/u;

/** Matches the notes 宫商角 before 徵, also with a sign between the notes. `NOTE_AFTER` matches the note 羽 after 徵. */
const NOTE_BEFORE = /角[、，和]?$/;
const NOTE_AFTER = /^[、，和]?羽/;

/**
 * Restores 著, 乾 and 徵 in a converted text, where the neighbouring characters show that OpenCC must not replace them.
 * @param original the text as it was written
 * @param converted the text in the simplified characters of OpenCC; a text of another length is returned unchanged
 */
export function keepCharactersOfBothScripts(original: string, converted: string): string {
  if (converted.length !== original.length) return converted;
  const units = converted.replaceAll(WHAT, '什么').split('');
  const isSimplified = SIMPLIFIED_ONLY.test(original);
  for (const { 0: character, index } of original.matchAll(/[著乾徵]/g)) {
    const before = converted.slice(Math.max(0, index - CONTEXT), index);
    const after = converted.slice(index + 1, index + 1 + CONTEXT);
    if (character === '著') units[index] = isZhu(before, after) ? '著' : '着';
    else if (character === '徵') units[index] = isNote(before, after) ? '徵' : units[index]!;
    else if ((isSimplified && !isBesideTraditional(original, converted, index)) || isName(before, after))
      units[index] = '乾';
  }
  return units.join('');
}

/** The number of characters on each side of a character that the patterns see. */
const CONTEXT = 10;

const isZhu = (before: string, after: string): boolean =>
  !VERB_BEFORE_ZHE.test(before) && ((ZHU_BEFORE.test(before) && !OBJECT_OF_ZHE.test(after)) || ZHU_AFTER.test(after));

const isName = (before: string, after: string): boolean =>
  (AFTER_NAME.test(after) && (SURNAME_BEFORE.test(before) || NAME_BEFORE.test(before))) ||
  (PLACE_AFTER.test(after) && !DRY_BEFORE.test(before));

const isNote = (before: string, after: string): boolean => NOTE_BEFORE.test(before) || NOTE_AFTER.test(after);

/** Whether a character beside the one at an index is written in traditional characters: 饼乾 written as 餅乾 in a text of both scripts. */
const isBesideTraditional = (original: string, converted: string, index: number): boolean =>
  [index - 1, index + 1].some((at) => original[at] !== converted[at]);
