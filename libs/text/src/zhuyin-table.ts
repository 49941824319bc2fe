const INITIALS: ReadonlyArray<readonly [letters: string, symbol: string]> = [
  ['zh', 'ㄓ'],
  ['ch', 'ㄔ'],
  ['sh', 'ㄕ'],
  ['b', 'ㄅ'],
  ['p', 'ㄆ'],
  ['m', 'ㄇ'],
  ['f', 'ㄈ'],
  ['d', 'ㄉ'],
  ['t', 'ㄊ'],
  ['n', 'ㄋ'],
  ['l', 'ㄌ'],
  ['g', 'ㄍ'],
  ['k', 'ㄎ'],
  ['h', 'ㄏ'],
  ['j', 'ㄐ'],
  ['q', 'ㄑ'],
  ['x', 'ㄒ'],
  ['r', 'ㄖ'],
  ['z', 'ㄗ'],
  ['c', 'ㄘ'],
  ['s', 'ㄙ'],
];

/**
 * Every syllable of Mandarin, by its final in zhuyin. The syllables are spelled as in pinyin: y and w at the beginning are no initials, and
 * u after j, q, x and y stands for ü. Syllables of dialects and slang that CC-CEDICT uses (biang, fiao, kei, rua) are included.
 */
const SYLLABLES_BY_FINAL: Readonly<Record<string, string>> = {
  '': 'zhi chi shi ri zi ci si',
  ㄚ: 'a ba pa ma fa da ta na la ga ka ha zha cha sha za ca sa',
  ㄛ: 'o bo po mo fo lo',
  ㄜ: 'e me de te ne le ge ke he zhe che she re ze ce se',
  ㄝ: 'ê',
  ㄞ: 'ai bai pai mai dai tai nai lai gai kai hai zhai chai shai zai cai sai',
  ㄟ: 'ei bei pei mei fei dei tei nei lei gei kei hei zhei shei zei cei sei',
  ㄠ: 'ao bao pao mao dao tao nao lao gao kao hao zhao chao shao rao zao cao sao',
  ㄡ: 'ou pou mou fou dou tou nou lou gou kou hou zhou chou shou rou zou cou sou',
  ㄢ: 'an ban pan man fan dan tan nan lan gan kan han zhan chan shan ran zan can san',
  ㄣ: 'en ben pen men fen den nen gen ken hen zhen chen shen ren zen cen sen',
  ㄤ: 'ang bang pang mang fang dang tang nang lang gang kang hang zhang chang shang rang zang cang sang',
  ㄥ: 'eng beng peng meng feng deng teng neng leng geng keng heng zheng cheng sheng reng zeng ceng seng',
  ㄦ: 'er r',
  ㄧ: 'yi bi pi mi di ti ni li ji qi xi',
  ㄧㄚ: 'ya bia dia lia jia qia xia',
  ㄧㄛ: 'yo',
  ㄧㄝ: 'ye bie pie mie die tie nie lie jie qie xie',
  ㄧㄞ: 'yai',
  ㄧㄠ: 'yao biao piao miao fiao diao tiao niao liao jiao qiao xiao',
  ㄧㄡ: 'you biu miu diu niu liu jiu qiu xiu',
  ㄧㄢ: 'yan bian pian mian dian tian nian lian jian qian xian',
  ㄧㄣ: 'yin bin pin min nin lin jin qin xin',
  ㄧㄤ: 'yang biang niang liang jiang qiang xiang',
  ㄧㄥ: 'ying bing ping ming ding ting ning ling ging jing qing xing',
  ㄨ: 'wu bu pu mu fu du tu nu lu gu ku hu zhu chu shu ru zu cu su',
  ㄨㄚ: 'wa gua kua hua zhua chua shua rua',
  ㄨㄛ: 'wo duo tuo nuo luo guo kuo huo zhuo chuo shuo ruo zuo cuo suo',
  ㄨㄞ: 'wai guai kuai huai zhuai chuai shuai',
  ㄨㄟ: 'wei dui tui gui kui hui zhui chui shui rui zui cui sui',
  ㄨㄢ: 'wan duan tuan nuan luan guan kuan huan zhuan chuan shuan ruan zuan cuan suan',
  ㄨㄣ: 'wen dun tun nun lun gun kun hun zhun chun shun run zun cun sun',
  ㄨㄤ: 'wang guang kuang huang zhuang chuang shuang',
  ㄨㄥ: 'weng dong tong nong long gong kong hong zhong chong rong zong cong song',
  ㄩ: 'yu nü lü ju qu xu',
  ㄩㄝ: 'yue nüe lüe jue que xue',
  ㄩㄢ: 'yuan juan quan xuan',
  ㄩㄣ: 'yun jun qun xun',
  ㄩㄥ: 'yong jiong qiong xiong',
  // Syllables without a vowel, which are interjections: 呣 嗯 噷 哼.
  ㄇ: 'm',
  ㄋ: 'n',
  ㄫ: 'ng',
  ㄏㄇ: 'hm',
  ㄏㄫ: 'hng',
};

const WITHOUT_INITIAL = new Set(['m', 'n', 'ng', 'hm', 'hng', 'r']);

/** A map from the letters of a pinyin syllable (in lower case, with ü, without a tone mark) to its zhuyin symbols without a tone mark. */
export const zhuyinByPinyinLetters: ReadonlyMap<string, string> = new Map(
  Object.entries(SYLLABLES_BY_FINAL).flatMap(([final, syllables]) =>
    syllables.split(' ').map((syllable): [string, string] => [syllable, initialOf(syllable) + final]),
  ),
);

function initialOf(syllable: string): string {
  if (WITHOUT_INITIAL.has(syllable)) return '';
  return INITIALS.find(([letters]) => syllable.startsWith(letters))?.[1] ?? '';
}
