import { beforeAll, describe, expect, it } from 'vitest';
import { createTextAnnotator, type TextAnnotator } from '../src/annotate/annotator.ts';
import { wordClassRules } from '../src/annotate/word-class-rules.ts';
import { curatedMeanings } from '../src/dictionary/curated-meanings.ts';
import { type InMemoryDictionary, readDictionary } from '../src/dictionary/in-memory-dictionary.ts';
import { wordClasses } from '../src/dictionary/word-class.ts';
import { Segmenter } from '../src/segmentation/segmenter.ts';
import { SentenceReadings } from '../src/vocabulary/sentence-readings.ts';

/** Six words of meaning; a remark on grammar may be longer. */
const MAX_WORDS = 8;

let annotator: TextAnnotator;
let dictionary: InMemoryDictionary;

beforeAll(() => {
  dictionary = readDictionary();
  annotator = createTextAnnotator(dictionary, new Segmenter(dictionary));
});

describe('the meaning of a word by its class', () => {
  it.each([
    ['首', '我唱了一首歌', 'songs'],
    ['首', '我唱了3首歌', 'songs'],
    ['首', '我最喜歡那首歌', 'songs'],
    ['班', '我们坐一班飞机去北京', 'flights'],
    ['班', '我们班有四十个人', 'class'],
    ['班', '我在三班读书', 'class'],
    ['张', '桌上有一张纸', 'paper'],
    ['张', '他张大了嘴', 'to open'],
    ['块', '我吃了一小块蛋糕', 'piece'],
    ['家', '那家店很有名', 'shops'],
    ['家', '我的家很大', 'home'],
    ['双', '我买了一双鞋', 'pair'],
    ['对', '老师对我说话', 'to; towards'],
    ['对', '这道题我做对了', 'correctly'],
    ['给', '我给妈妈打电话', 'for; to'],
    ['给', '请给我一本书', 'to give'],
    ['比', '他比我高', 'than'],
    ['叫', '妈妈叫我起床', 'to tell'],
    ['叫', '我叫小明', 'to be called'],
    ['叫', '那只狗叫得很凶', 'to shout'],
    ['在', '我在看书', 'right now'],
    ['在', '爸爸在北京工作', 'at; in'],
    ['想', '他想吃饺子', 'would like'],
    ['想', '我很想外婆', 'to miss'],
    ['会', '我们开了一个会', 'meeting'],
    ['会', '我会游泳', 'know how to'],
    ['要', '我要一杯水', 'to want'],
    ['好', '天气好冷', 'very'],
    ['好', '作业写好了', 'finished'],
    ['好', '今天心情很好', 'good'],
    ['老', '他老迟到', 'always'],
    ['老', '爷爷很老', 'old'],
    ['白', '我白跑了一趟', 'in vain'],
    ['白', '天上的云很白', 'white'],
    ['光', '我光吃菜不吃饭', 'only'],
    ['死', '累死我了', 'extremely'],
    ['死', '小鸟死了', 'dead'],
    ['花', '我花了二十块钱', 'to spend'],
    ['花', '我买了一束花', 'flower'],
    ['画', '我画了一只猫', 'to draw'],
    ['画', '墙上有一幅画', 'picture'],
    ['班', '三班得了第一名', 'class'],
    ['好', '我们是好朋友', 'good'],
    ['被', '小树被大风刮倒了', 'by'],
    ['发现', '爸爸发现我在看书', 'to find'],
    ['对', '我对画画很有兴趣', 'towards'],
    ['要', '将来我要当科学家', 'will'],
    ['面', '墙上有一面镜子', 'mirrors'],
    ['头', '一头牛在吃草', 'cows'],
    ['一面', '他一面走一面唱', 'same time'],
    ['困', '我好困', 'sleepy'],
    ['面', '我吃了一碗面', 'noodles'],
    ['表', '他戴着表', 'watch'],
    ['長', '他長得很高', 'to grow'],
    ['張', '桌上有一張紙', 'paper'],
  ])('%s in %s is "%s"', (word, sentence, meaning) => {
    const segment = annotator.annotate(sentence).find(({ text }) => text === word);
    expect(segment?.meaning).toContain(meaning);
  });

  it.each([
    ['班', '我们坐一班飞机去北京', 'flights'],
    ['班', '我们班有四十个人', 'class'],
    ['长', '他是我们的校长', 'chief'],
    ['长', '弟弟长大了', 'to grow'],
    ['首', '他是我们班的首领', 'head'],
  ])('%s in %s is "%s" in the vocabulary that the sentence gives', (text, sentence, meaning) => {
    const readings = new SentenceReadings(annotator, dictionary);
    expect(readings.translate(text, sentence)?.translation).toContain(meaning);
  });

  it('is chosen by a rule for each class, and every line with a class has one for all other sentences', () => {
    expect(wordClassRules.map(([wordClass]) => wordClass).toSorted()).toEqual(wordClasses.toSorted());
    const general = new Set(
      curatedMeanings.filter((row) => row.class === undefined).map(({ word, reading }) => `${word} ${reading}`),
    );
    const classLines = curatedMeanings.filter((row) => row.class !== undefined);
    expect(classLines.length).toBeGreaterThan(100);
    expect(classLines.filter(({ word, reading }) => !general.has(`${word} ${reading}`))).toEqual([]);
  });
});

describe('the meanings that this project wrote', () => {
  it('are short and plain', () => {
    const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    const long = curatedMeanings.flatMap(({ word, meanings }) =>
      meanings
        .filter((meaning) => wordCount(meaning) > MAX_WORDS || /[/=\t]/.test(meaning))
        .map((one) => `${word} ${one}`),
    );
    expect(long).toEqual([]);
  });
});
