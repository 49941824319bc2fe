/**
 * Where a text is divided otherwise than by how common its words are, one a line: what stands there (a regular expression over
 * simplified text) with a space at each place where a word ends, then an example, divided so.
 */
const TABLE = `
  [一二两三四五六七八九十几多百千数\\d]个 人(?!们|都有) => 我们 家 有 三 个 人
  花 都(?=开|谢|红|很|是) => 花 都 开 了
  家 养(?=了|着|的?一|有) => 我 家 养 了 一 只 猫
  (?<=不停|慢慢|轻轻|静静|悄悄|哗哗|纷纷)地 下 => 雨 不停 地 下
  请 调(?=[小大高低好整]) => 请 调 小 一点
  大 雪人 => 我们 堆 了 一个 大 雪人
  结 了(?=.{0,6}(?:果|瓜|桃|子|冰|婚)) => 树 上 结 了 果子
  排 空(?=着|了|出) => 第一 排 空 着
  得 手(?=都|酸|疼|冷|麻) => 我 写 得 手 都 酸 了
  有 数(?=不[完清]) => 有 数 不 完 的 糖果
  结 果子 => 这 棵 树 结 果子 了
  排 长队 => 车站 又 排 长队 了
  床 铺(?=[好上得完了]) => 妈妈 把 床 铺 好 了
  手指 数(?=到|了|来|着|一) => 他 掰 着 手指 数 到 二十
  [书画] 卷(?=起|成|了|好) => 书 卷 起来 了
  (?<=[几两三四五六七八九十百各])种 (?=[花草树菜]) => 有 几 种 草 可以 做 药
  会 儿(?=童|歌) => 他 会 儿歌
  (?<verb>\\p{Unified_Ideograph})着 \\k<verb>着 => 他 走 着 走 着 就 累 了
  (?<=[桃杏李梨枣果])核 种 => 果核 种 在 院子 里
  长 (?=[一二三四五六七八九十几]岁) => 他 比 我 长 三 岁
  为 主(?=人|角) => 小狗 为 主人 看家
  (?<=[背拉牵拍甩挥握举搓摆招扶伸捂])着 手 => 爷爷 背着 手
  (?<=[睁闭眨瞪眯])着 眼 => 他 闭 着 眼睛
  里 拉(?=着|二胡|小提琴|手风琴|大提琴|琴) => 乐团 里 拉 二胡
  小心 切 => 弟弟 不 小心 切 到手 了
  的 话(?=很|说|我|真|是|太|让) => 妈妈 的 话 很 好听
`;

interface Division {
  pattern: RegExp;
  example: string;
}

export const divisions: readonly Division[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [pattern = '', example = ''] = line.trim().split(' => ');
    return { pattern: new RegExp(pattern.replace(/ /g, '()'), 'dgu'), example };
  });

/** The places of a simplified text at which these rules end a word. */
export function dividedPlaces(plain: string): number[] {
  return divisions.flatMap(({ pattern }) =>
    Array.from(
      plain.matchAll(pattern),
      ({ indices }) => indices?.slice(1).flatMap((place) => place?.[0] ?? []) ?? [],
    ).flat(),
  );
}
