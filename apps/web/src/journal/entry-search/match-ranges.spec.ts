/** @vitest-environment dom */
import { expect, it } from 'vitest';
import { matchRanges } from './find-matches.ts';

const matchesIn = (html: string, searchText: string): string[] => {
  document.body.innerHTML = html;
  return matchRanges(document.body, searchText).map(String);
};
const character = (text: string) => `<span role="button">${text}</span>`;

it('finds matches that several elements divide', () => {
  expect(matchesIn(`<article><p class="kai">去${character('公')}${character('园')}吧</p></article>`, '公园')).toEqual([
    '公园',
  ]);
});

it('skips the readings above the characters', () => {
  const ruby = (text: string, pinyin: string) => character(`<ruby>${text}<rt>${pinyin}</rt></ruby>`);
  const html = `<article><p class="kai">${ruby('公', 'gōng')}${ruby('园', 'yuán')}。</p></article>`;
  document.body.innerHTML = html;
  const [range] = matchRanges(document.body, '公园');
  expect([range!.startContainer.textContent, range!.endContainer.textContent, range!.endOffset]).toEqual([
    '公',
    '园',
    1,
  ]);
  expect(matchRanges(document.body, 'gōng')).toEqual([]);
});

it('skips what is not a text of the entry', () => {
  const html =
    '<article><h2 class="kai">May</h2><time>May 3</time><div class="kai"><button>May</button></div></article>';
  expect(matchesIn(`${html}<p class="kai">May</p>`, 'may')).toEqual(['May']);
});
