import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import type { Entry } from '@memory/contracts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import subsetFont from 'subset-font';
import { bookCharacters } from '../src/features/book/book-characters.ts';
import type { BookImageSource } from '../src/features/book/book-image.ts';
import type { BookRequest, BookLabels } from '../src/features/book/book.ts';
import { renderBook } from '../src/features/book/render-book.ts';

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);

const labels: BookLabels = {
  title: "Mei's Memory Timeline",
  entryCount: '{n} memories',
  oneEntry: '1 memory',
  contents: 'Contents',
  chapter: 'Chapter {number}: {month}',
  transcript: 'Voice transcript',
  readFromPhoto: 'Read from the photo',
  imageMissing: 'Image file missing',
  videoMissing: 'Video file missing',
  createdOn: 'Made on {date}',
};
const noPictures: BookImageSource = { renderText: () => Promise.resolve(null), loadFile: () => Promise.resolve(null) };
const all = { images: true, transcripts: true, dates: true };

const memory = (changes: Partial<Entry> = {}): Entry => ({
  id: '01990000-0000-7000-8000-0000000000a1',
  userId: '01990000-0000-7000-8000-0000000000a2',
  title: 'A day',
  content: 'Today we went to the park.',
  originalAudioUrl: null,
  originalImageUrl: null,
  extractedText: '',
  isPublic: false,
  privacyLevel: 'private',
  shareId: null,
  language: 'en',
  mediaFiles: [],
  location: null,
  latitude: null,
  longitude: null,
  weather: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
  version: 1,
  user: { username: 'mei', firstName: 'Mei', lastName: null, profileImageUrl: null },
  ...changes,
});

async function bookOf(
  entries: Entry[],
  changes: Partial<BookRequest> = {},
  source = noPictures,
): Promise<{ pdf: PDFDocumentProxy; pages: string[]; size: number; pageCount: number }> {
  const cut = await subsetFont(
    font,
    `${bookCharacters(entries, labels)} abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:,.'`,
    {
      targetFormat: 'truetype',
      noLayoutClosure: true,
    },
  );
  const request = {
    entries,
    options: all,
    language: 'en',
    labels,
    font: new Uint8Array(cut).buffer,
    createdAt: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
  const { bytes, pageCount } = await renderBook(request, source, () => undefined);
  const size = bytes.byteLength;
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return { pdf, pages, size, pageCount };
}

describe('a book', () => {
  it('has a cover, contents and a chapter for each month, numbered after the cover', async () => {
    const { pdf, pages, pageCount } = await bookOf([
      memory({ title: 'First', createdAt: '2026-03-10T12:00:00.000Z' }),
      memory({ title: 'Second', createdAt: '2026-03-11T12:00:00.000Z' }),
      memory({ title: 'Third', createdAt: '2026-05-01T12:00:00.000Z' }),
    ]);
    expect([pdf.numPages, pageCount]).toEqual([4, 4]);
    const [cover, contents, march, may] = pages;
    expect(cover).toContain("Mei's Memory Timeline");
    expect(cover).toContain('March 2026 – May 2026');
    expect(cover).not.toMatch(/\n1$/);
    expect(contents).toMatch(
      /Contents[^]*Chapter 1: March 2026[^]*2 memories[^]*2[^]*Chapter 2: May 2026[^]*1 memory[^]*3[^]*1$/,
    );
    expect(march).toMatch(/三 ?月[^]*Chapter 1: March 2026[^]*1[^]*First[^]*2[^]*Second[^]*2$/);
    expect(may).toMatch(/Chapter 2: May 2026[^]*3[^]*Third[^]*3$/);
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      'Chapter 1: March 2026',
      'Chapter 2: May 2026',
    ]);
  });

  it('can be searched in both scripts', async () => {
    const { pages } = await bookOf([
      memory({ title: '我的書法課', content: '今天我们学写“龙”和「龜」字，ㄌㄨㄥˊ，lóng。', location: '台北, 臺灣' }),
    ]);
    expect(pages[2]).toContain('我的書法課');
    expect(pages[2]).toContain('今天我们学写“龙”和「龜」字，ㄌㄨㄥˊ，lóng。');
    expect(pages[2]).toContain('台北, 臺灣');
  });

  it('loses no text over the end of a page', async () => {
    const content = Array.from({ length: 400 }, (_, index) => `第${index}句话很长很长很长很长很长很长很长。`).join('');
    const { pages } = await bookOf([memory({ content })]);
    const text = pages.slice(2).join('').replaceAll('\n', '');
    for (const index of [0, 57, 199, 398, 399]) expect(text).toContain(`第${index}句话`);
    expect(pages.length).toBeGreaterThan(4);
  });

  it('holds a transcript only where it differs from the text, and where it is wanted', async () => {
    const spoken = memory({
      title: 'Spoken',
      content: 'Typed words',
      extractedText: 'Spoken words',
      originalAudioUrl: '/media/x',
    });
    const same = memory({
      title: 'Same',
      content: 'Same words',
      extractedText: ' Same words ',
      originalAudioUrl: '/media/x',
    });
    const note = memory({ title: 'Note', content: '', extractedText: 'Transcription is temporarily unavailable' });
    const [, , withAll = ''] = (await bookOf([spoken, same, note])).pages;
    expect(withAll.match(/Voice transcript/g)).toHaveLength(1);
    expect(withAll).toContain('Spoken words');
    expect(withAll).not.toContain('unavailable');
    const [, , without] = (await bookOf([spoken], { options: { ...all, transcripts: false } })).pages;
    expect(without).not.toContain('Spoken words');
  });

  it('leaves out dates on demand', async () => {
    expect((await bookOf([memory()])).pages[2]).toContain('March 10, 2026');
    expect((await bookOf([memory()], { options: { ...all, dates: false } })).pages[2]).not.toContain('March 10, 2026');
  });

  it('says where a file is gone, and asks for none on demand', async () => {
    const entry = memory({
      originalImageUrl: '/media/a',
      mediaFiles: [
        { url: '/media/a', type: 'image' },
        { url: '/media/b', type: 'video' },
      ],
    });
    const asked: string[] = [];
    const source: BookImageSource = {
      ...noPictures,
      loadFile: (url) => {
        asked.push(url);
        return Promise.resolve(null);
      },
    };
    const { pages } = await bookOf([entry], {}, source);
    expect(pages[2]).toMatch(/Image file missing[^]*Video file missing/);
    expect(asked).toEqual(['/media/a', '/media/b']);
    await bookOf([entry], { options: { ...all, images: false } }, source);
    expect(asked).toHaveLength(2);
  });

  it('draws what the typeface lacks, and goes on after it', async () => {
    const asked: string[] = [];
    const source: BookImageSource = {
      ...noPictures,
      renderText: (piece) => {
        asked.push(piece);
        return Promise.resolve(null);
      },
    };
    const { pages } = await bookOf([memory({ title: '开心😀了', content: '𠮷野家 👨‍👩‍👧 مرحبا end' })], {}, source);
    expect(asked).toEqual(['😀', '𠮷', '👨‍👩‍👧', 'مرحبا']);
    expect(pages[2]).toContain('开心□了');
    expect(pages[2]).toContain('□野家 □ □ end');
  });

  it('of ten pages is at most 150 KB', async () => {
    const sentence =
      '今天是星期六，天气很好，妈妈带我和弟弟去公园玩，我们看见了很多花和小鸟，还吃了冰淇淋，我觉得非常开心。';
    const entries = Array.from({ length: 24 }, (_, day) =>
      memory({
        title: `第${day}天`,
        content: sentence.repeat(5),
        createdAt: `2026-03-${String(day + 1).padStart(2, '0')}T12:00:00.000Z`,
      }),
    );
    const { size, pageCount } = await bookOf(entries);
    expect(pageCount).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThan(150_000);
  });
});
