/** Matches a clause with its final sign. `SENTENCE_END` matches a clause that ends a sentence. */
const CLAUSE = /[^。．！？!?\n，,、；;：:“”"「」『』()（）]*[。．！？!?\n，,、；;：:“”"「」『』()（）]?/gu;
const SENTENCE_END = /[。．！？!?\n]$/;

const GRAMMATICAL_LETTERS = /[\p{Script=Hiragana}\p{Script=Hangul}]+/gu;
const FOREIGN_LETTER = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A の between Chinese characters proves nothing: it is as often 的 in the name of a Chinese brand (鮮の每日) as Japanese. */
const LONE_NO = /(?<![\p{Script=Hiragana}\p{Script=Katakana}])の(?![\p{Script=Hiragana}\p{Script=Katakana}])/gu;
/**
 * Frequent characters that today's Japanese lacks, because it writes other characters (読 for 读 and 讀) or other words (あなた for 你), and some Chinese
 * words of characters that Japanese has. The list was written for this project; JIS X 0208 and 0212 lack most of these characters.
 */
const CHINESE_ONLY =
  /今天|明天|昨天|没有|沒有|可以|放假|上班|下班|早上|下午|回家|下雨|下雪|[你您她它们这哪吗呢吧啊呀很说还让给对么谁什怎爸妈爷姐哥奶欢乐边吃喝习语话读写听见贝车东马鸟鱼门问间时长开关书飞饭馆饮饼饺远进过运达适选认记许论设识译试词该请课谈钱钟铁银错镇员园圆图团围为爱发变实气买卖带头热业两从经练师护报纸线绿红结样树桥极岁归孙宁导岛币帮应庆总战拥择显晚烧灵现电疗盐盘码离种笔签简类级终绝续网罗职联脑脸节药虽补讲轮软轻辆输邻钥闹闻阳阴阶际陆难雾页顺须顾预领频题颜风饱驾骑鲜鸡鸭齐龙們這嗎媽觉兴视亲传则刚创剧动劳华单县块坚够奋宽寻层库张弹强录怀态惯戏户执扫抢挤挥换摇摆敌术杀权检汉汤洁测济渐满炼烦牵狮环疯础稳穷窝紧约纪纷细织绍绕绩维编缝聪肃肤胜脏苏荡获萝营蓝虑蚁蚂观规览计训讨访评误调谊谜谢负财责败货购贵费赏赛赞赠赢赶跃转轰载较违迟递释针钓铃锁锅锦键镜闪闲队阵险隐顶项顽颗额颤饥饿驶骂骗鸦鹅鹤鹰齿啥踩]/gu;
/** Frequent traditional characters that Japanese has replaced by others, but Korean has not. */
const NOT_JAPANESE = /[說讓對麼歡樂邊讀寫聽關圖團圍發變實氣從經樣歲應總戰燒會體來當萬號醫區雙條聲壓廣黨處戲麵]/gu;
const HANGUL = /\p{Script=Hangul}/u;
/** Characters that both Chinese and Japanese have, but that stand beside each other far more often in Chinese. */
const CHINESE_MOSTLY = /[我他的了是在不都就把被和去也有跟]/gu;

const IDEOGRAPH = /[\p{Unified_Ideograph}〇々]/gu;
/** The replacement for a masked UTF-16 unit: a sign of kana that is in no word list. */
const MASK = 'ー';

type Verdict = 'chinese' | 'foreign' | 'unknown';

interface Clause {
  text: string;
  verdict: Verdict;
  /** The number of the sentence that contains the clause. */
  sentence: number;
}

/**
 * Replaces the Chinese characters in the Japanese and Korean parts of a text by ー, one for each UTF-16 unit, so that they are not read as Chinese.
 * The letters of a clause, and characters that only Chinese has, decide about the clause. Without them, its sentence decides, and then the
 * neighbouring sentences. So a Chinese clause that names a Japanese word stays, and so does a Chinese sentence after a Japanese sentence.
 */
export function maskJapaneseAndKorean(text: string): string {
  if (!FOREIGN_LETTER.test(text)) return text;
  let sentence = 0;
  const clauses = Array.from(text.matchAll(CLAUSE), ([clause]): Clause => {
    const judged = { text: clause, verdict: judge(clause), sentence };
    if (SENTENCE_END.test(clause)) sentence += 1;
    return judged;
  });
  const bySentence = Array.from(Map.groupBy(clauses, (clause) => clause.sentence).values());
  const verdicts = bySentence.map((ofSentence) => together(ofSentence.map(({ verdict }) => verdict)));
  return bySentence
    .flatMap((ofSentence, index) => {
      const verdict = verdicts[index] === 'unknown' ? ofNeighbours(verdicts, index) : verdicts[index]!;
      return ofSentence.map((clause) =>
        (clause.verdict === 'unknown' ? verdict : clause.verdict) === 'foreign'
          ? clause.text.replaceAll(IDEOGRAPH, (character) => MASK.repeat(character.length))
          : clause.text,
      );
    })
    .join('');
}

function judge(clause: string): Verdict {
  const letters = clause.replaceAll(LONE_NO, '');
  const notJapanese = HANGUL.test(clause) ? 0 : (clause.match(NOT_JAPANESE)?.length ?? 0);
  const certain = notJapanese + (clause.match(CHINESE_ONLY)?.length ?? 0);
  const likely = clause.match(CHINESE_MOSTLY)?.length ?? 0;
  if (!FOREIGN_LETTER.test(letters)) return certain + likely > 0 ? 'chinese' : 'unknown';
  const runs = letters.match(GRAMMATICAL_LETTERS)?.length ?? 0;
  const isChinese = certain > 0 ? runs <= 2 * certain : likely >= 2 && runs <= 1;
  return isChinese ? 'chinese' : 'foreign';
}

/** Returns the common verdict of several parts: Chinese if one part is Chinese, foreign if one is foreign and none Chinese. */
function together(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('chinese')) return 'chinese';
  return verdicts.includes('foreign') ? 'foreign' : 'unknown';
}

const ofNeighbours = (verdicts: readonly Verdict[], index: number): Verdict =>
  together(
    [verdicts.slice(0, index).findLast(isKnown), verdicts.slice(index + 1).find(isKnown)].filter(
      (one) => one !== undefined,
    ),
  );

const isKnown = (verdict: Verdict): boolean => verdict !== 'unknown';
