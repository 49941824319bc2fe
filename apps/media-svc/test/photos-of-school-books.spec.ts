import sharp from 'sharp';
import { type AnnotatedLine, drawCells, drawPage, placeInCells, placeWithPinyin } from './drawn-pages.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000', THUMBNAIL_CONCURRENCY: '0' });
  await media.startWorker();
});
afterAll(() => media.stop());

const textOf = async (image: Buffer): Promise<string> =>
  (await media.uploadAccepted(newUserId(), 'image', image)).body.extractedText;

const LINES: readonly AnnotatedLine[] = [
  ['夏天的夜晚真安静', 'xià tiān de yè wǎn zhēn ān jìng'],
  ['池塘里有很多青蛙', 'chí táng lǐ yǒu hěn duō qīng wā'],
  ['爷爷给我讲星星的故事', 'yé ye gěi wǒ jiǎng xīng xing de gù shi'],
];
const TEXT = LINES.map(([characters]) => characters).join('\n');

const photograph = (page: Buffer, degrees: number): Promise<Buffer> =>
  sharp(page).rotate(degrees, { background: '#998' }).modulate({ brightness: 0.8 }).jpeg({ quality: 65 }).toBuffer();

describe('pinyin above the characters is no part of the text:', () => {
  it.each<[string, Parameters<typeof placeWithPinyin>[1], number]>([
    ['wide', { size: 66, pinyinSize: 26, beside: 104, gap: 20, below: 60 }, 0],
    [
      'narrow, where letters touch the line of the characters',
      { size: 46, pinyinSize: 19, beside: 54, gap: 2, below: 16 },
      0,
    ],
    ['inclined', { size: 58, pinyinSize: 24, beside: 80, gap: 8, below: 30 }, -2],
    ['upside down', { size: 58, pinyinSize: 24, beside: 76, gap: 6, below: 30 }, 180],
  ])('%s', async (_, layout, degrees) => {
    const page = await drawPage(placeWithPinyin(LINES, layout), {
      width: 140 + 10 * layout.beside,
      height: 140 + 3 * (layout.size + layout.pinyinSize + layout.gap + layout.below),
    });
    expect(await textOf(await photograph(page, degrees))).toBe(TEXT);
  });
});

it('small letters above characters that are no pinyin stay', async () => {
  const lines: readonly AnnotatedLine[] = [
    ['你好', 'Good morning'],
    ['谢谢你', 'Thank you very much'],
    ['明天见', 'See you tomorrow'],
  ];
  const texts = lines.flatMap(([characters, english], index) => [
    { text: english, x: 70, y: 100 + index * 150, size: 28 },
    { text: characters, x: 70, y: 180 + index * 150, size: 62 },
  ]);
  const expected = lines.map(([characters, english]) => `${english}\n${characters}`).join('\n');
  expect(await textOf(await drawPage(texts, { width: 700, height: 560 }))).toBe(expected);
});

const STORY = ['夏天的夜晚真安静', '池塘里有很多青蛙', '爷爷给我讲故事', '我听着听着睡着了', '妈妈笑了'];

describe('the lines of squared paper are no characters, and do not join columns:', () => {
  it.each<[string, Parameters<typeof drawCells>[0], boolean, number]>([
    ['columns in crossed cells', { side: 92, columns: 6, rows: 9, color: '#c77', isCrossed: true }, true, 0],
    ['columns with spaces between them', { side: 76, gap: 24, columns: 5, rows: 8, color: '#5a7' }, true, 1.5],
    ['columns between black lines', { side: 88, columns: 5, rows: 8, color: '#333' }, true, 0],
    ['lines in cells', { side: 84, columns: 10, rows: 5, color: '#78b' }, false, -1.2],
  ])('%s', async (_, cells, isDownwards, degrees) => {
    const page = await drawPage(placeInCells(STORY, cells, { isDownwards }), {
      width: 140 + cells.columns * (cells.side + (cells.gap ?? 0)),
      height: 140 + cells.rows * cells.side,
      shapes: drawCells(cells),
    });
    expect(await textOf(await photograph(page, degrees))).toBe(STORY.join('\n'));
  });
});
