import sharp from 'sharp';
import { drawPage, type PlacedText, placeColumns, placeLines, ruledPaper, turnImage } from './drawn-pages.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenLinePhoto, handwrittenPagePhoto } from './sample-files.ts';

const POEM = ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'];
const DIARY = ['昨天下雪了', '我跟弟弟去爬山', '山上有一座小房子', '我们在那里喝茶'];
const HANDWRITTEN = '今天天气很好，\n我和妈妈去公园散步，\n我们看见了很多花。';
const ENGLISH = ['My brother has a red bike', 'We ride it to the lake', 'and swim every day'];

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000', THUMBNAIL_CONCURRENCY: '0' });
  await media.startWorker();
});
afterAll(() => media.stop());

const textOf = async (image: Buffer): Promise<string> =>
  (await media.uploadAccepted(newUserId(), 'image', image)).body.extractedText;
const page = (texts: readonly PlacedText[], more: object = {}) => drawPage(texts, { width: 900, height: 640, ...more });
const alone = (text: string, more: object = {}) =>
  drawPage([{ text, x: 100, y: 270, size: 200 }], { width: 400, height: 400, ...more });

// Each photo takes seconds of a processor: one for each kind. The order of regions is tested in page-layout.spec.ts.
it.each<[number, string, () => Promise<Buffer>, string]>([
  [90, 'drawn', () => page(placeLines(DIARY)), DIARY.join('\n')],
  [180, 'handwritten', handwrittenPagePhoto, HANDWRITTEN],
  [270, 'English', () => page(placeLines(ENGLISH)), ENGLISH.join('\n')],
])('a picture that was turned by %d° without a note in its metadata: %s', async (degrees, _, draw, text) => {
  expect(await textOf(await turnImage(await draw(), degrees))).toBe(text);
});

it('an inclined photo', async () => {
  const inclined = await turnImage(await page(placeLines(DIARY)), 6);
  expect(await textOf(inclined)).toBe(DIARY.join('\n'));
});

it('columns from right to left, of characters that lie apart', async () => {
  const places = placeColumns(POEM, { right: 720, size: 60, below: 92, beside: 180 });
  expect(await textOf(await drawPage(places, { width: 860, height: 640 }))).toBe(POEM.join('\n'));
});

it('of two columns with lines the left one first, after the title', async () => {
  const texts = [
    ...placeLines(['我的日记本'], { x: 470, y: 90 }),
    ...placeLines(POEM, { y: 230, size: 52 }),
    ...placeLines(DIARY, { x: 640, y: 260, size: 52, distance: 105 }),
  ];
  const text = ['我的日记本', ...POEM, ...DIARY].join('\n');
  expect(await textOf(await drawPage(texts, { width: 1_200, height: 720 }))).toBe(text);
});

it('a screenshot that is several times as high as wide', async () => {
  const lines = Array.from({ length: 18 }, (_, index) => `第${index + 1}句：${DIARY[index % DIARY.length]}`);
  const image = await drawPage(placeLines(lines, { size: 34, distance: 180 }), {
    width: 1_080,
    height: 3_300,
    paper: '#fff',
  });
  expect(await textOf(image)).toBe(lines.join('\n'));
});

it.each([
  ['white on transparent ground', { ink: '#fff', paper: null }],
  ['chalk on a board', { ink: '#e8e8e0', paper: '#21503c' }],
  ['squared paper', { shapes: ruledPaper(75, { isSquared: true }) }],
])('%s', async (_, colours) => {
  expect(await textOf(await page(placeLines(DIARY), colours))).toBe(DIARY.join('\n'));
});

it.each<[string, object]>([
  ['三', {}],
  ['十', { ink: '#fff', paper: null }],
])('%s alone', async (character, colours) => {
  expect(await textOf(await alone(character, colours))).toBe(character);
});

it('一 in a square of an exercise book', async () => {
  const shapes = '<path d="M50 50H350V350H50ZM50 200H350M200 50V350" fill="none" stroke="#e77" stroke-width="2"/>';
  expect(await textOf(await alone('一', { shapes }))).toBe('一');
});

it('no text on squared paper', async () => {
  expect(await textOf(await page([], { shapes: ruledPaper(75, { isSquared: true }) }))).toBe('');
});

it('says when writing could not be read, and keeps the image', async () => {
  const mirrored = await sharp(await handwrittenLinePhoto())
    .flop()
    .png()
    .toBuffer();
  const { body, file } = await media.uploadAccepted(newUserId(), 'image', mirrored);
  expect(body).toEqual({
    url: `/media/${file.id}`,
    extractedText: '',
    status: 'done',
    isIncomplete: false,
    isTextUnclear: true,
  });
  const described = await media.request(file.ownerId, `/api/media-files/${file.id}`);
  expect(await described.json()).toMatchObject({ text: { status: 'done', value: '', isUnclear: true } });
});
