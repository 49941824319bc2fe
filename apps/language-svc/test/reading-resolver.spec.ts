import { describe, expect, it } from 'vitest';
import { InMemoryDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { ReadingResolver } from '../src/readings/reading-resolver.ts';
import { compileReadingRule, type ReadingRuleSource } from '../src/readings/reading-rule.ts';
import { toSimplified } from '../src/segmentation/to-simplified.ts';

const dictionary = new InMemoryDictionary(
  Buffer.from(
    [
      '长\t長\tcháng\tlong',
      '长\t長\tzhǎng\tto grow',
      '背\t背\tbèi\tback',
      '背\t背\tbēi\tto carry',
      '背\t揹\tbēi\tto carry on the back',
      '干\t幹\tgàn\tto work',
      '书包\t書包\tshū bāo\tschoolbag',
      '书\t書\tshū\tbook',
      '包\t包\tbāo\tbag',
      '瓩\t瓩\tqiān wǎ\tkilowatt',
      '漂亮\t漂亮\tpiào liang\tpretty',
      '漂\t漂\tpiāo\tto float',
      '亮\t亮\tliàng\tbright',
      '𠮷\t𠮷\tjí\tlucky',
    ].join('\n'),
  ),
);

const rule = (source: Pick<ReadingRuleSource, 'target' | 'reading'> & Partial<ReadingRuleSource>) =>
  compileReadingRule({ before: '', after: '', example: source.target, ...source }, new Map());
const partsOfSpeech: Readonly<Record<string, 'pronoun' | 'verb'>> = { 我们: 'pronoun', 学习: 'verb' };

/** Reads the word in 【】 of a text, whose other words are divided by spaces. Latin letters are no Chinese. */
function resolve(text: string, ...rules: ReturnType<typeof rule>[]) {
  const [before = '', word = '', after = ''] = text.split(/[【】]/);
  const original = `${before}${word}${after}`.replaceAll(' ', '');
  const token = (one: string | undefined) => (one ? { text: one, isChinese: !/[a-z]/.test(one) } : undefined);
  const resolver = new ReadingResolver(dictionary, rules, (one) => partsOfSpeech[one] ?? 'other');
  return resolver.resolve(word, {
    simplified: toSimplified(original),
    index: before.replaceAll(' ', '').length,
    before: token(before.split(' ').at(-1)),
    after: token(after.split(' ')[0]),
  });
}

describe('the reading of a word without a matching rule', () => {
  it('is the usual one of the dictionary', () => {
    expect(resolve('很【长】')).toEqual({ pinyin: ['cháng'], zhuyin: ['ㄔㄤˊ'], meaning: 'long' });
    expect(resolve('我【書包】')).toEqual({ pinyin: ['shū', 'bāo'], zhuyin: ['ㄕㄨ', 'ㄅㄠ'], meaning: 'schoolbag' });
  });

  it('has a syllable for each character: an entry of another length is not used', () => {
    expect(resolve('一【瓩】')).toEqual({ pinyin: [''], zhuyin: [''], meaning: '' });
    expect(resolve('【𠮷】')).toMatchObject({ pinyin: ['jí'], meaning: 'lucky' });
  });

  it('is empty for an unknown character', () => {
    expect(resolve('【㐂】')).toEqual({ pinyin: [''], zhuyin: [''], meaning: '' });
  });

  it('is that of the simplified form when the dictionary lacks the traditional one', () => {
    const lexicon = new InMemoryDictionary(Buffer.from('长\t长\tcháng\tlong'));
    const resolver = new ReadingResolver(lexicon, [], () => 'other');
    expect(resolver.resolve('長', { simplified: '长', index: 0 })).toMatchObject({
      pinyin: ['cháng'],
      meaning: 'long',
    });
  });

  it('is that of each character for an unknown word, by the rules for these', () => {
    const grow = rule({ target: '长', before: '书', reading: 'zhang3' });
    expect(resolve('我【𠮷书长㐂】', grow)).toEqual({
      pinyin: ['jí', 'shū', 'zhǎng', ''],
      zhuyin: ['ㄐㄧˊ', 'ㄕㄨ', 'ㄓㄤˇ', ''],
      meaning: '',
    });
  });

  it('has full tones in a reduplicated word, whose meaning is that of the word', () => {
    expect(resolve('【漂漂亮亮】')).toEqual({
      pinyin: ['piào', 'piào', 'liàng', 'liàng'],
      zhuyin: ['ㄆㄧㄠˋ', 'ㄆㄧㄠˋ', 'ㄌㄧㄤˋ', 'ㄌㄧㄤˋ'],
      meaning: 'pretty',
    });
  });
});

describe('the reading of a word by a rule', () => {
  const grow = rule({ target: '长', after: '大', reading: 'zhang3' });

  it('comes with the meaning of this reading', () => {
    expect(resolve('【長】大', grow)).toEqual({ pinyin: ['zhǎng'], zhuyin: ['ㄓㄤˇ'], meaning: 'to grow' });
    expect(resolve('【长】高', grow)).toMatchObject({ pinyin: ['cháng'] });
  });

  it('comes with the usual meaning when the dictionary lacks the reading, and with none when it lacks the word', () => {
    expect(resolve('【书】', rule({ target: '书', reading: 'shu5' }))).toMatchObject({
      pinyin: ['shu'],
      meaning: 'book',
    });
    expect(resolve('【㐂】', rule({ target: '㐂', reading: 'xi3' }))).toMatchObject({ pinyin: ['xǐ'], meaning: '' });
    expect(resolve('【書包】', rule({ target: '书包', reading: 'shu1 bao5' }))).toMatchObject({
      pinyin: ['shū', 'bao'],
    });
  });

  it('is that of the first rule for the word that matches', () => {
    const long = rule({ target: '长', before: '很', reading: 'chang2' });
    const other = rule({ target: '书', reading: 'shu5' });
    const anywhere = rule({ target: '长', reading: 'zhang3' });
    expect(resolve('很【长】', other, long, anywhere)).toMatchObject({ pinyin: ['cháng'] });
    expect(resolve('他【长】', other, long, anywhere)).toMatchObject({ pinyin: ['zhǎng'] });
  });

  it('applies to a traditional character only if that has the reading', () => {
    const back = rule({ target: '背', reading: 'bei4' });
    expect(resolve('【背】', back)).toMatchObject({ pinyin: ['bèi'], meaning: 'back' });
    expect(resolve('【揹】', back)).toMatchObject({ pinyin: ['bēi'], meaning: 'to carry on the back' });
  });

  it('applies to 幹, which converters write for other characters', () => {
    expect(resolve('晾【幹】', rule({ target: '干', reading: 'gan1' }))).toMatchObject({ pinyin: ['gān'] });
  });

  it('may depend on the parts of speech of the Chinese words around it', () => {
    const between = rule({ target: '长', class_before: ['pronoun'], class_after: ['verb'], reading: 'zhang3' });
    expect(resolve('今天 我們【長】學習 書', between)).toMatchObject({ pinyin: ['zhǎng'] });
    expect(resolve('我們 書【長】學習', between)).toMatchObject({ pinyin: ['cháng'] });
    expect(resolve('我們【長】書 學習', between)).toMatchObject({ pinyin: ['cháng'] });
    const alone = rule({ target: '长', class_before: ['none'], class_after: ['none'], reading: 'zhang3' });
    expect(resolve('【長】', alone)).toMatchObject({ pinyin: ['zhǎng'] });
    expect(resolve('abc【長】abc', alone)).toMatchObject({ pinyin: ['zhǎng'] });
    expect(resolve('書【長】', alone)).toMatchObject({ pinyin: ['cháng'] });
    expect(resolve('【長】書', alone)).toMatchObject({ pinyin: ['cháng'] });
  });
});
