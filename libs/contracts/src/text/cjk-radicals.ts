/**
 * The characters of the block CJK Radicals Supplement (U+2E80–2EF3), each followed by the character that has the same shape: the property
 * Equivalent_Unified_Ideograph of the Unicode Character Database. Unlike the Kangxi radicals they have no decomposition, so that
 * NFKC leaves them.
 */
const radicalsAndCharacters = `
  ⺁厂 ⺂乛 ⺃乚 ⺄乙 ⺅亻 ⺆冂 ⺇𠘨 ⺈刀 ⺉刂 ⺊卜 ⺋㔾 ⺌小 ⺍小 ⺎兀 ⺏尣 ⺐尢 ⺑𡯂 ⺒巳 ⺓幺 ⺔彑 ⺕彐 ⺖忄 ⺗心 ⺘扌
  ⺙攵 ⺛旡 ⺜日 ⺝月 ⺞歺 ⺟母 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺧牛 ⺨犭 ⺩王 ⺪𤴔 ⺫目 ⺬示 ⺭礻 ⺮𥫗 ⺯糹 ⺰纟 ⺱罓
  ⺲罒 ⺳㓁 ⺴冗 ⺵𦉫 ⺶羊 ⺷𦍌 ⺸𦍋 ⺹耂 ⺺肀 ⺻聿 ⺼肉 ⺽𦥑 ⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻇𧢲 ⻈讠 ⻉贝
  ⻊𧾷 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏邑 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻕𨸏 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食 ⻞𩙿 ⻟飠 ⻠饣 ⻡𩠐
  ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟`;

const characterOfRadical = new Map(
  radicalsAndCharacters
    .trim()
    .split(/\s+/)
    .map((pair) => Array.from(pair) as [string, string]),
);

/** The radicals of both blocks. The few unassigned code points among them stay as they are. */
const RADICAL = /[\u2E80-\u2FDF]/g;

/**
 * Replaces radicals by the characters of the same shape: ⾼ (U+2FBC) by 高, ⻓ (U+2ED3) by 长. Programs that read PDF files or images
 * return them, and no dictionary, search or font expects them in a text.
 */
export const replaceRadicals = (text: string): string =>
  text.replaceAll(RADICAL, (radical) => characterOfRadical.get(radical) ?? radical.normalize('NFKC'));
