import sharp from 'sharp';
import { drawCells, drawPage, placeInCells, placeLines } from '../../test/drawn-pages.ts';
import { removeGrid } from './remove-grid.ts';
import type { RgbImage } from './rgb-image.ts';

const LINES = ['二十一日上午', '王老师教我们写正楷', '三个口是品', '十一个土是什么'];

async function draw(...[texts, drawing]: Parameters<typeof drawPage>): Promise<RgbImage> {
  const { data, info } = await sharp(await drawPage(texts, drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

it.each([24, 40, 64, 90])('leaves a page without a grid as it is: characters of %d pixels', async (size) => {
  const texts = placeLines(LINES, { size, distance: size * 1.7 });
  const page = await draw(texts, { width: 1_000, height: 800 });
  expect(removeGrid(page)).toEqual({ image: page, runsDownwards: null });
});

it.each([
  ['from top to bottom when the left columns are shorter', true, ['一二三四五六', '上下左右', '大小'], true],
  ['across when lines end before the others', false, ['一二三四五六', '上下左右', '大小'], false],
  ['from top to bottom as a poem of few lines', true, ['白日依山尽', '黄河入海流', '欲穷千里目', '更上一层楼'], true],
  ['unknown as a square', false, ['大小', '多少'], null],
])('the writing in cells runs %s', async (_, isDownwards, lines, expected) => {
  const cells = { side: 80, columns: 7, rows: 7, color: '#7a9' };
  const texts = placeInCells(lines, cells, { isDownwards });
  const page = await draw(texts, { width: 700, height: 700, shapes: drawCells(cells) });
  const { image, runsDownwards } = removeGrid(page);
  expect(runsDownwards).toBe(expected);
  // A line between two cells now has the colour of the paper.
  const at = (70 * page.width + 190) * 3;
  expect(page.data[at]).toBeLessThan(200);
  expect(image.data[at]).toBeGreaterThan(240);
});
