import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryDraft, emptyDraft, resolveOtherText } from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const text = fc.constantFrom('', '我', '我在家', '你好', 'snow');
const file = fc.constantFrom('/media/1', '/media/2').map((url) => ({ url, type: 'image/png', name: url }));
const draft: fc.Arbitrary<EntryDraft> = fc
  .record({
    title: text,
    content: text,
    mediaFiles: fc.uniqueArray(file, { selector: ({ url }) => url }),
    otherText: fc.option(fc.record({ title: text, content: text })),
  })
  .map((fields) => ({ ...emptyDraft, ...fields }));
const unquestioned = draft.map((asked) => ({ ...asked, otherText: null }));
const textsOf = ({ title, content, otherText }: EntryDraft) => ({ title, content, otherText });
const titlesOf = ({ title, otherText }: EntryDraft) => `${title}\n${otherText?.title ?? ''}`;
const contentsOf = ({ content, otherText }: EntryDraft) => `${content}\n${otherText?.content ?? ''}`;

describe('two drafts merged', () => {
  it('lose no text and no file', () => {
    fc.assert(
      fc.property(draft, draft, (mine, theirs) => {
        const merged = mergeDrafts(mine, theirs);
        for (const { title, content, otherText, mediaFiles } of [mine, theirs]) {
          expect(titlesOf(merged)).toContain(title);
          expect(titlesOf(merged)).toContain(otherText?.title ?? '');
          expect(contentsOf(merged)).toContain(content);
          expect(contentsOf(merged)).toContain(otherText?.content ?? '');
          expect(merged.mediaFiles).toEqual(expect.arrayContaining(mediaFiles));
        }
        expect(new Set(merged.mediaFiles.map(({ url }) => url)).size).toBe(merged.mediaFiles.length);
      }),
    );
  });

  it('come to rest: each tab accepts what the other one has merged', () => {
    fc.assert(
      fc.property(unquestioned, unquestioned, (mine, theirs) => {
        const mergedThere = mergeDrafts(theirs, mine);
        const accepted = mergeDrafts(mergeDrafts(mine, theirs), mergedThere);
        expect(accepted).toMatchObject(textsOf(mergedThere));
      }),
    );
  });

  it('ask only about texts of which neither contains the other', () => {
    const merge = (mine: string, theirs: string) =>
      mergeDrafts({ ...emptyDraft, content: mine }, { ...emptyDraft, content: theirs });
    expect(merge('我在', '我在家')).toMatchObject({ content: '我在家', otherText: null });
    expect(merge('我在家', '')).toMatchObject({ content: '我在家', otherText: null });
    expect(merge('我在家', '你好')).toMatchObject({ content: '我在家', otherText: { title: '', content: '你好' } });
  });
});

describe('the author’s choice about the other text', () => {
  const asked = { ...emptyDraft, title: 'A', content: '我在家', otherText: { title: '', content: '你好' } };
  it.each([
    ['both', { title: 'A', content: '我在家\n\n你好' }],
    ['other', { title: 'A', content: '你好' }],
    ['mine', { title: 'A', content: '我在家' }],
  ] as const)('%s', (choice, texts) => {
    expect(resolveOtherText(asked, choice)).toEqual({ ...texts, otherText: null });
  });

  it('puts both titles into the content, which has room for them', () => {
    const withTitle = { ...asked, otherText: { title: 'B', content: '你好' } };
    expect(resolveOtherText(withTitle, 'both')).toMatchObject({ title: 'A', content: '我在家\n\nB\n你好' });
  });
});
