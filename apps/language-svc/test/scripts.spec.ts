import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addScripts } from '../src/annotate/add-scripts.ts';
import { createTextAnnotator, type TextAnnotator } from '../src/annotate/annotator.ts';
import { readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { toSimplified } from '../src/segmentation/to-simplified.ts';
import { toTraditional } from '../src/segmentation/to-traditional.ts';
import { traditionalFormExamples, TraditionalForms } from '../src/segmentation/traditional-forms.ts';

let annotator: TextAnnotator;
let forms: TraditionalForms;

beforeAll(() => {
  const dictionary = readDictionary();
  annotator = createTextAnnotator(dictionary, new Segmenter(dictionary));
  forms = new TraditionalForms(dictionary);
});

const segmentsOf = (text: string) => addScripts(text, annotator.annotate(text), forms).segments;
const traditionalOf = (text: string): string =>
  segmentsOf(text)
    .map(({ traditional }) => traditional)
    .join('');

describe('a sentence in traditional characters', () => {
  it.each([
    ['no phrase across words', '小白发现了，老师展示了如何画画', '小白發現了，老師展示了如何畫畫'],
    ['… not even where both are words', '三天后来取，下雨前面包卖光了', '三天後來取，下雨前麵包賣光了'],
    ['sayings of several words', '天干物燥，不药而愈，都会春风吹又生', '天乾物燥，不藥而癒，都會春風吹又生'],
    ['names of several words', '张三丰和余光中、范成大', '張三丰和余光中、范成大'],
    ['no saying that ends within a word', '三天后羿说', '三天后羿說'],
    [
      'no short phrase with a small word',
      '大家干得很起劲，天天下雨，衣服都干不了',
      '大家幹得很起勁，天天下雨，衣服都乾不了',
    ],
    ['what neighbours say rather than a short phrase', '山洪冲下来，刮冷风', '山洪沖下來，颳冷風'],
    ['words that OpenCC lacks', '子丑寅卯，郁郁不得志，地瓜干，蓬头散发', '子丑寅卯，鬱鬱不得志，地瓜乾，蓬頭散髮'],
    ['variants as usual in words that OpenCC lacks', '占地面积，老年痴呆', '佔地面積，老年痴呆'],
    ['typhoons and stages', '他在台上吹台风，台下说她的台风很稳', '他在臺上吹颱風，臺下說她的臺風很穩'],
    ['things that are made and systems', '一夫一妻制的社会，用竹子制的', '一夫一妻制的社會，用竹子製的'],
    ['each word by its reading', '他只身一人，带着两只猫，只剩长发', '他隻身一人，帶著兩隻貓，只剩長髮'],
    ['a single character by its neighbours', '面里放点姜，水面很平', '麵裡放點薑，水面很平'],
    ['surnames', '余老师和钟阿姨还有剩余的时钟', '余老師和鍾阿姨還有剩餘的時鐘'],
    [
      'a surname before a name that the dictionary lacks',
      '我们背了于谦的诗，余秋雨写的，他生于北京',
      '我們背了于謙的詩，余秋雨寫的，他生於北京',
    ],
    ['a name that both scripts write alike', '王乾晒了葡萄干', '王乾曬了葡萄乾'],
    ['foreign names', '埃里克家里有十里长的路', '埃里克家裡有十里長的路'],
    ['reduplicated words', '打扫得干干净净', '打掃得乾乾淨淨'],
    ['the usual variants of Taiwan', '姑娘的衣服湿了', '姑娘的衣服濕了'],
    ['what is traditional already', '皇后家裏的頭髮，后羿射日', '皇后家裏的頭髮，后羿射日'],
    [
      'simplified words in a traditional text',
      '這個国家的皇后說，我們学校有圖書館',
      '這個國家的皇后說，我們學校有圖書館',
    ],
    [
      'characters of both scripts in a traditional text',
      '公里、茶几和白雲裡的山岳還很遠',
      '公里、茶几和白雲裡的山岳還很遠',
    ],
    ['a word of both scripts', '這是頭发和甚么', '這是頭髮和甚麼'],
    ['a single word in traditional characters', '我的頭髮很干净，在房间里', '我的頭髮很乾淨，在房間裡'],
  ])('has %s', (_, text, traditional) => {
    expect(traditionalOf(text)).toBe(traditional);
  });

  it.each(traditionalFormExamples.map(({ target, traditional, example }) => [example, target, traditional] as const))(
    'by a rule: %s, %s: %s',
    (example, target, traditional) => {
      expect(segmentsOf(example)).toContainEqual(expect.objectContaining({ text: target, traditional }));
    },
  );
});

describe('a sentence in simplified characters', () => {
  it.each([
    ['names', '我叫王乾，愛吃葡萄乾', '我叫王乾，爱吃葡萄干'],
    ['a name without anything else', '王乾是同桌', '王乾是同桌'],
    ['what is simplified already', '这块地乾卦不利', '这块地乾卦不利'],
    ['an author', '他著有三本書，是名著，土著看著書', '他著有三本书，是名著，土著看着书'],
    ['particles before the same characters', '看著名字，等著作文，討論著書', '看着名字，等着作文，讨论着书'],
    ['no dried fruit as a name', '這叫餅乾', '这叫饼干'],
    ['甚麼, also half converted', '甚麼時候，甚么都好', '什么时候，什么都好'],
    ['the notes of the old scale', '徵羽二音，宮商角徵羽，角、徵、羽，象徵', '徵羽二音，宫商角徵羽，角、徵、羽，象征'],
    ['a dry cake in a text of both scripts', '这是餅乾，他叫王乾', '这是饼干，他叫王乾'],
    ['a place', '他住在乾安，餅乾安全', '他住在乾安，饼干安全'],
    ['characters that OpenCC lacks', '砲聲中，牠碰到姪子', '炮声中，它碰到侄子'],
  ])('has %s', (_, text, simplified) => {
    expect(toSimplified(text)).toBe(simplified);
  });
});

it('leaves Japanese and Korean as they are', () => {
  const text = '今日は学校で勉強した。發音은 音樂이다。';
  for (const segment of segmentsOf(text))
    expect(segment).toMatchObject({ simplified: segment.text, traditional: segment.text });
  expect(traditionalOf('今日は学校で勉強した。我在学校。')).toBe('今日は学校で勉強した。我在學校。');
});

it('converts any text to one of the same length, and a converted text to itself', () => {
  const part = fc.constantFrom(
    '小白',
    '发现',
    '了',
    '头发',
    '面',
    '里',
    '后',
    '干',
    '只',
    '王',
    '乾',
    '徵',
    '羽',
    '甚么',
    '這',
    '国',
    '安',
    '著',
    '看',
    '書',
    '頭髮',
    '𠮷',
    'ok',
    '，',
    '\n',
    '麵',
    '松',
    '表',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const segments = segmentsOf(text);
      for (const { text: written, simplified, traditional } of segments)
        expect([simplified.length, traditional.length]).toEqual([written.length, written.length]);
      const simplified = toSimplified(text);
      expect(toSimplified(simplified)).toBe(simplified);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['头发', '頭髮'],
  ['頭髮里', '頭髮里'],
  ['濕', '濕'],
  ['湿润', '濕潤'],
])('a word alone, %s, is %s in traditional characters', (word, traditional) => {
  expect(toTraditional(word)).toBe(traditional);
});
