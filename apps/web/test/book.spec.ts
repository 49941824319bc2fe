import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { BookImageProvider } from '../src/journal/book/book-image.ts';
import { all, entryWith, labels, noImages, pixel, renderBookOf } from './render-book-of.ts';

describe('a book', () => {
  it('has the readings of a text above its characters', async () => {
    const content = '我 去公园。';
    const { pages } = await renderBookOf([entryWith({ content })], {
      readings: new Map([[content, ['wǒ', '', 'qù', 'gōng', 'yuán', '']]]),
    });
    const text = pages.at(-1) ?? '';
    for (const syllable of ['wǒ', 'qù', 'gōng', 'yuán']) expect(text).toContain(syllable);
    expect(text.replaceAll(/[^我去公园]/g, '')).toBe('我去公园');
  });

  it('has a cover, a table of contents and a chapter for each month, with page numbers after the cover', async () => {
    const { pdf, pages, pageCount } = await renderBookOf([
      entryWith({ title: 'First', createdAt: '2026-03-10T12:00:00.000Z' }),
      entryWith({ title: 'Second', createdAt: '2026-03-11T12:00:00.000Z' }),
      entryWith({ title: 'Third', createdAt: '2026-05-01T12:00:00.000Z' }),
    ]);
    expect([pdf.numPages, pageCount]).toEqual([4, 4]);
    const [cover, contents, march, may] = pages;
    expect(cover).toContain("Mei's Memory Timeline");
    expect(cover).toContain('March 2026 – May 2026');
    expect(cover).not.toMatch(/\n1$/);
    expect(contents).toMatch(
      /Contents[^]*BookChapter 1: March 2026[^]*2 memories[^]*2[^]*BookChapter 2: May 2026[^]*1 memory[^]*3[^]*1$/,
    );
    expect(march).toMatch(/三 ?月[^]*BookChapter 1: March 2026[^]*1[^]*First[^]*2[^]*Second[^]*2$/);
    expect(may).toMatch(/BookChapter 2: May 2026[^]*3[^]*Third[^]*3$/);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      'BookChapter 1: March 2026',
      'BookChapter 2: May 2026',
    ]);
  });

  it('has searchable text in both scripts', async () => {
    const { pages } = await renderBookOf([
      entryWith({
        title: '我的書法課',
        content: '今天我们学写“龙”和「龜」字，ㄌㄨㄥˊ，lóng。',
        location: '台北, 臺灣',
      }),
    ]);
    expect(pages[2]).toContain('我的書法課');
    expect(pages[2]).toContain('今天我们学写“龙”和「龜」字，ㄌㄨㄥˊ，lóng。');
    expect(pages[2]).toContain('台北, 臺灣');
  });

  it('continues a long text on the next pages', async () => {
    const content = Array.from({ length: 400 }, (_, index) => `第${index}句话很长很长很长很长很长很长很长。`).join('');
    const { pages } = await renderBookOf([entryWith({ content })]);
    const text = pages.slice(2).join('').replaceAll('\n', '');
    for (const index of [0, 57, 199, 398, 399]) expect(text).toContain(`第${index}句话`);
    expect(pages.length).toBeGreaterThan(4);
  });

  it('has a transcript only if it differs from the content and transcripts are included', async () => {
    const spoken = entryWith({
      title: 'Spoken',
      content: 'Typed words',
      extractedText: 'Spoken words',
      originalAudioUrl: '/media/x',
    });
    const same = entryWith({
      title: 'Same',
      content: 'Same words',
      extractedText: ' Same words ',
      originalAudioUrl: '/media/x',
    });
    const note = entryWith({ title: 'Note', content: '', extractedText: 'Transcription is temporarily unavailable' });
    const [, , withAll = ''] = (await renderBookOf([spoken, same, note])).pages;
    expect(withAll.match(/Voice transcript/g)).toHaveLength(1);
    expect(withAll).toContain('Spoken words');
    expect(withAll).not.toContain('unavailable');
    const [, , without] = (await renderBookOf([spoken], { options: { ...all, transcripts: false } })).pages;
    expect(without).not.toContain('Spoken words');
  });

  it('omits dates if they are not included', async () => {
    expect((await renderBookOf([entryWith()])).pages[2]).toContain('March 10, 2026');
    expect((await renderBookOf([entryWith()], { options: { ...all, dates: false } })).pages[2]).not.toContain(
      'March 10, 2026',
    );
  });

  it('labels missing files, and loads none if images are not included', async () => {
    const entry = entryWith({
      originalImageUrl: '/media/a',
      mediaFiles: [
        { url: '/media/a', type: 'image' },
        { url: '/media/b', type: 'video' },
      ],
    });
    const requested: string[] = [];
    const source: BookImageProvider = {
      ...noImages,
      loadFile: (url) => {
        requested.push(url);
        return Promise.resolve(null);
      },
    };
    const { pages } = await renderBookOf([entry], {}, source);
    expect(pages[2]).toMatch(/Image file missing[^]*Video file missing/);
    expect(requested).toEqual(['/media/a', '/media/b']);
    await renderBookOf([entry], { options: { ...all, images: false } }, source);
    expect(requested).toHaveLength(2);
  });

  it('renders text that the font lacks as images', async () => {
    const requested: string[] = [];
    const source: BookImageProvider = {
      ...noImages,
      renderText: (text) => {
        requested.push(text);
        return Promise.resolve(null);
      },
    };
    const { pages } = await renderBookOf(
      [entryWith({ title: '开心😀了', content: '𠮷野家 👨‍👩‍👧 مرحبا end' })],
      {},
      source,
    );
    expect(requested).toEqual(['😀', '𠮷', '👨‍👩‍👧', 'مرحبا']);
    expect(pages[2]).toContain('开心□了');
    expect(pages[2]).toContain('□野家 □ □ end');
  });

  it.each([
    ['one character outside the first Unicode plane', '𠮷', ['jí'], '□'],
    ['two of them', '𠮷𠮷', ['jí', 'jí'], '□□'],
    ['one with a variation selector', '葛\u{E0100}', ['gé', ''], '葛'],
    ['one of both', '𠮷\u{E0100}', ['jí', ''], '□'],
    ['half a character', '好\uD842', ['hǎo', ''], '好□'],
    ['an emoji of several characters', '好👨‍👩‍👧', ['hǎo', '', '', '', '', ''], '好□'],
  ])(
    'prints one sign for %s in a text with readings, and asks for one image of each',
    async (_what, text, syllables, printed) => {
      const requested: string[] = [];
      const source: BookImageProvider = {
        ...noImages,
        renderText: (missing) => {
          requested.push(missing);
          return Promise.resolve(null);
        },
      };
      const { pages } = await renderBookOf(
        [entryWith({ content: `${text}。` })],
        { readings: new Map([[`${text}。`, [...syllables, '']]]) },
        source,
      );
      const signs = (pages.at(-1) ?? '').replaceAll(/[^□好葛]/g, '');
      expect([signs, requested.length]).toEqual([printed, printed.includes('□') ? 1 : 0]);
    },
  );

  it('prints a reading in the middle above its character, also above one that is drawn as an image', async () => {
    const image = { bytes: pixel, format: 'PNG', aspectRatio: 0.8, name: 'image' } as const;
    const source = { ...noImages, renderText: () => Promise.resolve(image) };
    const leftOf = async (content: string): Promise<number> => {
      const { pdf } = await renderBookOf(
        [entryWith({ content })],
        { readings: new Map([[content, ['', 'jí', '']]]) },
        source,
      );
      const { items } = await (await pdf.getPage(3)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str === 'jí' ? [item.transform[4] as number] : []))[0] ?? 0;
    };
    expect(await leftOf('我𠮷。')).toBeCloseTo(await leftOf('我吉。'), 3);
  });

  it.each([false, true])('keeps the wide spaces that begin a paragraph (with readings: %s)', async (hasReadings) => {
    const content = '\n　　今天\n　　明天\n后天\n';
    const readings = new Map(hasReadings ? [[content, Array.from(content, () => '')]] : []);
    const { pdf } = await renderBookOf([entryWith({ content })], { readings });
    const { items } = await (await pdf.getPage(3)).getTextContent();
    const leftOf = (text: string): number | undefined =>
      items.flatMap((item) => ('str' in item && item.str.includes(text) ? [item.transform[4] as number] : []))[0];
    const [first, second, third] = ['今', '明', '后'].map(leftOf);
    expect(first).toBe(second);
    expect(first).toBeGreaterThan(third! + 10);
  });

  it.each(['不', '\u{A0D}', '\u{D0D}\u{D0A}', 'é(a)\\ \u{D}\n', '\u00FE\u00FF', '\u{92}’', '𠮷😀', ')<>('])(
    'has the title %j, which a reader of PDF reads as it was written',
    async (title) => {
      const { pdf } = await renderBookOf([entryWith()], { labels: { ...labels, title, chapter: title } });
      const { info } = await pdf.getMetadata();
      expect((info as { Title: string }).Title).toBe(title);
      expect((await pdf.getOutline()).map((item) => item.title)).toEqual([title]);
    },
  );

  it('has right-to-left words from right to left in a line', async () => {
    const images = new Map<string, string>();
    const source: BookImageProvider = {
      ...noImages,
      renderText: (text) => {
        images.set(text, `text:${text}`);
        return Promise.resolve({ bytes: pixel, format: 'PNG', aspectRatio: 1 + images.size, name: text });
      },
    };
    const { pdf } = await renderBookOf([entryWith({ content: 'a שלום עולם b' })], {}, source);
    const { fnArray, argsArray } = await (await pdf.getPage(3)).getOperatorList();
    const widths: number[] = [];
    const lefts: number[] = [];
    fnArray.forEach((operator, index) => {
      const matrix = argsArray[index] as number[] | undefined;
      if (operator === OPS.transform && matrix) {
        widths.push(matrix[0] ?? 0);
        lefts.push(matrix[4] ?? 0);
      }
    });
    expect([...images.keys()]).toEqual(['שלום', 'עולם']);
    expect([widths, lefts]).toEqual([widths.toSorted((a, b) => b - a), lefts.toSorted((a, b) => a - b)]);
    expect(widths).toHaveLength(2);
  });

  it('has at most 150 KB for ten pages', async () => {
    const sentence =
      '今天是星期六，天气很好，妈妈带我和弟弟去公园玩，我们看见了很多花和小鸟，还吃了冰淇淋，我觉得非常开心。';
    const entries = Array.from({ length: 24 }, (_, day) =>
      entryWith({
        title: `第${day}天`,
        content: sentence.repeat(5),
        createdAt: `2026-03-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`,
      }),
    );
    const { size, pageCount } = await renderBookOf(entries);
    expect(pageCount).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThan(150_000);
  });
});
