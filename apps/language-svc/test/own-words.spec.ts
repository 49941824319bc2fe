import type {
  Annotation,
  ScriptedAnnotation,
  VocabularyItem,
  WordChoice,
  WordGap,
  WordHistoryPoint,
} from '@memory/contracts';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SplitConstraints } from '../src/segmentation/split-constraints.ts';
import { LOOKUPS_PER_DAY } from '../src/word-history/add-lookup.ts';
import { recordWordStateChanges } from '../src/word-states/word-state-log.ts';
import { type LanguageApp, startLanguageApp } from './language-app.ts';
import { createVocabularyItem } from './vocabulary-requests.ts';

let language: LanguageApp;
beforeAll(async () => {
  language = await startLanguageApp();
});
afterAll(() => language.close());

const post = (userId: string | null, url: string, payload: object) =>
  language.request(userId, { method: 'POST', url, payload });

describe('the splits of a user', () => {
  const set = (userId: string, ...parts: string[]) =>
    language.request(userId, { method: 'POST', url: '/api/word-splits', payload: { parts } });
  const wordsOf = async (userId: string | null, text: string) => {
    const single = (await post(userId, '/api/annotate', { text })).json<Annotation>();
    const batch = (await post(userId, '/api/annotate/batch', { texts: ['好', text] })).json<{
      annotations: ScriptedAnnotation[];
    }>();
    const words = single.segments.map((segment) => segment.text).join(' ');
    expect(batch.annotations[1]?.segments.map((segment) => segment.text).join(' ')).toBe(words);
    return words;
  };

  it('divide and join words in all texts of this user, in both scripts, and of no other one', async () => {
    const mei = uuidv7();
    expect((await set(mei, '學生', '會')).json()).toEqual({ text: '学生会', parts: ['学生', '会'], replaced: null });
    await set(mei, '打篮球');
    expect(await wordsOf(mei, '学生会今天打篮球')).toBe('学生 会 今天 打篮球');
    expect(await wordsOf(mei, '學生會開學生會議')).toBe('學生 會 開 學生 會議');
    expect(await wordsOf(uuidv7(), '学生会今天打篮球')).toBe('学生会 今天 打 篮球');
    expect(await wordsOf(null, '学生会')).toBe('学生会');
    const coverage = await post(mei, '/api/word-coverage', { texts: [{ text: '学生会' }] });
    expect(coverage.json()).toMatchObject({ coverages: [{ words: 2 }] });
  });

  it('are replaced and undone', async () => {
    const mei = uuidv7();
    await set(mei, '学生', '会');
    expect((await set(mei, '学', '生会')).json()).toMatchObject({ replaced: ['学生', '会'] });
    expect(await wordsOf(mei, '学生会')).toBe('学 生会');
    const url = `/api/word-splits/${encodeURIComponent('學生會')}`;
    expect((await language.request(mei, { method: 'DELETE', url })).statusCode).toBe(204);
    expect(await wordsOf(mei, '学生会')).toBe('学生会');
    expect((await language.request(mei, { url: '/api/word-splits' })).json()).toEqual({ splits: [] });
    expect((await set(mei, 'cat', '猫')).statusCode).toBe(400);
    expect((await set(mei, '猫')).statusCode).toBe(400);
  });

  it('count when words are extracted', async () => {
    const mei = uuidv7();
    language.journal.createEntry(mei, { content: '学生会打篮球。' });
    await set(mei, '学生', '会');
    await set(mei, '打篮球');
    const { words } = (await post(mei, '/api/vocabulary/extract?words=true', {})).json<{ words: VocabularyItem[] }>();
    expect(words.map(({ character }) => character).toSorted()).toEqual(['学生', '打篮球'].toSorted());
  });

  it('hold only where whole words have the characters of a split', () => {
    const splits = new SplitConstraints([
      { text: '学生会', parts: ['学生', '会'] },
      { text: '看书', parts: ['看书'] },
    ]);
    expect(splits.apply(['学生', '会议', '看', '书包', '学', '生会', '看', '书'])).toEqual([
      '学生',
      '会议',
      '看',
      '书包',
      '学生',
      '会',
      '看书',
    ]);
  });
});

describe('the history of a word', () => {
  const history = async (userId: string, id: string) =>
    (await language.request(userId, { url: `/api/vocabulary/${id}/history` })).json<{ points: WordHistoryPoint[] }>()
      .points;

  it('leads to the entries of the owner as they are now', async () => {
    const [mei, tom] = [uuidv7(), uuidv7()];
    const first = language.journal.createEntry(mei, {
      title: '第一篇',
      content: '我的猫。',
      createdAt: '2026-01-01T10:00:00.000Z',
    });
    const other = language.journal.createEntry(tom, { title: '别人的', content: '猫' });
    await post(mei, '/api/vocabulary/extract', {});
    const [item] = (await language.request(mei, { url: '/api/vocabulary' }))
      .json<VocabularyItem[]>()
      .filter(({ character }) => character === '猫');
    const id = item!.id;
    await post(mei, '/api/lookups', { word: '貓', entryId: first.entryId });
    await post(mei, '/api/lookups', { word: '猫', entryId: first.entryId });
    expect((await post(mei, '/api/lookups', { word: '猫', entryId: other.entryId })).statusCode).toBe(404);
    expect((await post(mei, '/api/lookups', { word: '猫', entryId: uuidv7() })).statusCode).toBe(404);
    await post(mei, '/api/lookups', { word: '猫' });
    await post(tom, '/api/lookups', { word: '猫' });
    for (const [index, scheduledState] of (['learning', 'known', 'learning'] as const).entries())
      // oxlint-disable-next-line no-await-in-loop -- one review after the other
      await language.database.$transaction((tx) =>
        recordWordStateChanges(tx, mei, [{ itemId: id, scheduledState, at: new Date(Date.now() + index) }]),
      );
    const points = await history(mei, id);
    expect(points.map(({ event }) => event)).toEqual([
      'met',
      'looked-up',
      'looked-up',
      'learning',
      'known',
      'forgotten',
    ]);
    expect(points.every(({ entry }) => entry?.title === '第一篇')).toBe(true);
    language.journal.deleteEntry(first.entryId);
    expect((await history(mei, id)).every(({ entry }) => entry === null)).toBe(true);
    expect((await language.request(tom, { url: `/api/vocabulary/${id}/history` })).statusCode).toBe(404);
  });

  it('has the look-ups of a day in one place once, also those outside entries', async () => {
    const mei = uuidv7();
    const { id } = await createVocabularyItem(language, mei, { character: '狗' });
    const { entryId } = language.journal.createEntry(mei, { content: '我的狗。' });
    for (const place of [{}, {}, { entryId }, { entryId }])
      expect((await post(mei, '/api/lookups', { word: '狗', ...place })).statusCode).toBe(204);
    const lookedUp = (await history(mei, id)).filter(({ event }) => event === 'looked-up');
    expect(lookedUp).toHaveLength(2);
  });

  it('has a largest number of look-ups a day, whatever entries and words they name', async () => {
    const mei = uuidv7();
    await language.database.$executeRaw`
      INSERT INTO word_lookup (id, user_id, word, entry_id, day, at)
      SELECT gen_random_uuid(), ${mei}::uuid, '狗', CASE WHEN n > 2 THEN gen_random_uuid() END, (now() AT TIME ZONE 'UTC')::date, now()
      FROM generate_series(2, ${LOOKUPS_PER_DAY}::int) AS n`;
    const newEntry = () => language.journal.createEntry(mei, { content: '狗和猫' }).entryId;
    const lookUp = (entryId: string) => post(mei, '/api/lookups', { word: '猫', entryId });
    const responses = await Promise.all(Array.from({ length: 5 }, () => lookUp(newEntry())));
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const rejected = responses.find(({ statusCode }) => statusCode === 429);
    expect(rejected?.json()).toMatchObject({ code: 'too_many_lookups' });
    expect(Number(rejected?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await language.database.wordLookup.count({ where: { userId: mei } })).toBe(LOOKUPS_PER_DAY);
    // What is logged already is no further look-up; others and the next day are not affected.
    expect((await post(mei, '/api/lookups', { word: '狗' })).statusCode).toBe(204);
    expect((await post(uuidv7(), '/api/lookups', { word: '猫' })).statusCode).toBe(204);
    await language.database.wordLookup.updateMany({ where: { userId: mei }, data: { day: new Date('2026-01-01') } });
    expect((await lookUp(newEntry())).statusCode).toBe(204);
  });

  it('begins with the day on which a word was typed', async () => {
    const mei = uuidv7();
    const { id } = await createVocabularyItem(language, mei, { character: '猫' });
    expect(await history(mei, id)).toMatchObject([{ event: 'met', entry: null }]);
  });

  it('covers entries from before the word was typed, and begins with the oldest of them', async () => {
    const mei = uuidv7();
    for (const [index, content] of ['狗', '我的猫。', '猫和狗', '猫'].entries())
      language.journal.createEntry(mei, {
        title: `${index}`,
        content,
        createdAt: `2026-0${index + 1}-01T08:00:00.000Z`,
      });
    const { id } = await createVocabularyItem(language, mei, { character: '猫' });
    await eventually(async () =>
      expect((await history(mei, id)).map(({ event, entry }) => [event, entry?.title])).toEqual([
        ['met', '1'],
        ['used', '2'],
        ['used', '3'],
      ]),
    );
  });
});

describe('English gaps', () => {
  const gaps = async (text: string) =>
    (await post(uuidv7(), '/api/word-gaps', { text })).json<{ gaps: WordGap[] }>().gaps;

  it('are English words in Chinese sentences, with Chinese words that fit', async () => {
    const [gap, ...others] = await gaps('今天我很 tired。Tom 用 iPhone 拍照，OK！ I am at home now.');
    expect(others).toEqual([]);
    expect(gap).toMatchObject({ english: 'tired', start: 5 });
    expect(gap?.candidates[0]).toEqual({ word: '累', traditional: '累', pinyin: 'lèi', meaning: 'tired' });
    expect(gap!.candidates.length).toBeLessThanOrEqual(5);
  });

  it('are found in another form, in another spelling, and as a phrase', async () => {
    const words = async (text: string) =>
      (await gaps(text)).map(({ english, candidates }) => [english, candidates[0]?.word]);
    expect(await words('我的 neighbour 喜欢 ice cream，我们 swam 很久。')).toEqual([
      ['neighbour', '邻居'],
      ['ice cream', '冰淇淋'],
      ['swam', '游泳'],
    ]);
  });

  it('are not offered word by word in a compound that is not known', async () => {
    const words = async (text: string) => (await gaps(text)).map(({ english }) => english);
    expect(await words('我的 plastic dragon 很 tired。')).toEqual(['tired']);
    expect(await words('我 very tired，去 Emma 的 party。')).toEqual(['very', 'tired', 'party']);
  });
});

describe('the choice between a character and the tapped word', () => {
  const pine = { character: '松', pinyin: 'sōng', englishTranslation: 'loose', notes: 'Zhuyin: ㄙㄨㄥ' };
  /** Adds a character as an earlier release did when the word was tapped. */
  async function tapAndAdd(userId: string, word: string, item: object): Promise<VocabularyItem> {
    await post(userId, '/api/lookups', { word });
    const added = await createVocabularyItem(language, userId, item);
    await language.database.vocabularyItem.update({ where: { id: added.id }, data: { mayBeMisadded: true } });
    return added;
  }
  const url = '/api/vocabulary/word-choices';
  const choicesOf = async (userId: string) =>
    (await language.request(userId, { url })).json<{ choices: WordChoice[] }>().choices;
  const choose = (userId: string, { id }: VocabularyItem, keep: string) =>
    post(userId, `/api/vocabulary/${id}/word-choice`, { keep });
  const listOf = async (userId: string) => {
    const response = await language.request(userId, { url: '/api/vocabulary' });
    expect(response.headers['x-total-count']).toBe(String(response.json<VocabularyItem[]>().length));
    return response.json<VocabularyItem[]>();
  };

  it('is offered with what the word means, until one has chosen', async () => {
    const mei = uuidv7();
    const item = await tapAndAdd(mei, '松鼠', pine);
    const word = { word: '松鼠', pinyin: 'sōng shǔ', zhuyin: 'ㄙㄨㄥ ㄕㄨˇ', meaning: 'squirrel' };
    const forms = { simplified: '松鼠', traditional: '松鼠' };
    expect(await choicesOf(mei)).toEqual([{ itemId: item.id, character: '松', ...word, ...forms }]);
    expect((await choose(mei, item, 'character')).json()).toEqual(item);
    expect(await choicesOf(mei)).toEqual([]);
    expect((await choose(mei, item, 'word')).json()).toEqual(item);
  });

  it('makes the word of the item, which keeps its reviews and gets the count of the word', async () => {
    const mei = uuidv7();
    language.journal.createEntry(mei, { content: '松鼠在松树上，松鼠很小。' });
    const item = await tapAndAdd(mei, '松鼠', { ...pine, frequency: 3 });
    const reviewedAt = new Date().toISOString();
    const review = { id: uuidv7(), itemId: item.id, type: 'recognise', rating: 3, reviewedAt, answerMs: 900 };
    await post(mei, '/api/reviews', { sentAt: reviewedAt, timeZone: 'UTC', dayCutoffHour: 4, reviews: [review] });
    expect(await language.database.reviewCard.count({ where: { itemId: item.id } })).toBe(1);
    expect((await choose(mei, item, 'word')).json()).toMatchObject({
      id: item.id,
      character: '松鼠',
      pinyin: 'sōng shǔ',
      englishTranslation: 'squirrel',
      notes: 'Zhuyin: ㄙㄨㄥ ㄕㄨˇ',
      frequency: 0,
    });
    expect(await language.database.reviewCard.count({ where: { itemId: item.id } })).toBe(1);
    await eventually(async () => expect(await listOf(mei)).toMatchObject([{ character: '松鼠', frequency: 2 }]));
    expect(await choicesOf(mei)).toEqual([]);
  });

  it('leaves one item where the vocabulary has the word already, in either script', async () => {
    const mei = uuidv7();
    const word = await createVocabularyItem(language, mei, { character: '头发', englishTranslation: 'hair' });
    const item = await tapAndAdd(mei, '头发', { ...pine, character: '髮', pinyin: 'fà' });
    expect((await choicesOf(mei)).map((choice) => choice.word)).toEqual(['頭髮']);
    expect((await choose(mei, item, 'word')).json()).toEqual(word);
    expect((await listOf(mei)).map(({ character }) => character)).toEqual(['头发']);
  });

  it('is offered for characters of tapped words only, and to their owner alone', async () => {
    const mei = uuidv7();
    const item = await tapAndAdd(mei, '松鼠', pine);
    await tapAndAdd(mei, '高兴', { ...pine, character: '高', notes: '' });
    await tapAndAdd(mei, '妈', { ...pine, character: '妈' });
    await tapAndAdd(mei, '公园', { ...pine, character: '公园' });
    await tapAndAdd(mei, '学校', { ...pine, character: '学', isUserGenerated: false });
    await post(mei, '/api/lookups', { word: '大家' });
    await createVocabularyItem(language, mei, { ...pine, character: '大' });
    expect((await choicesOf(mei)).map(({ word }) => word)).toEqual(['松鼠']);
    expect(await choicesOf(uuidv7())).toEqual([]);
    expect((await choose(uuidv7(), item, 'word')).json()).toMatchObject({ code: 'vocabulary_item_not_found' });
    expect((await choose(mei, item, 'both')).statusCode).toBe(400);
    expect((await language.request(null, { url })).statusCode).toBe(401);
  });
});
