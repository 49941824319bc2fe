import { textOfPage } from './page-lines.ts';

const line = (text: string, mean = 0.9) => ({ text, mean });

describe('the text of a page', () => {
  it('keeps the lines as they were written', () => {
    expect(textOfPage([line('今天天气很好，'), line('我很高兴。')])).toBe('今天天气很好，\n我很高兴。');
  });

  it('has no blanks between Chinese, and those between Latin words', () => {
    expect(textOfPage([line('今天 我 学 JavaScript and art 。')])).toBe('今天我学 JavaScript and art 。');
    expect(textOfPage([line('你好 ， 世界')])).toBe('你好，世界');
  });

  it('leaves out what the engine only guesses at, and what is empty', () => {
    expect(textOfPage([line('山', 0.4), line('  '), line('水')])).toBe('水');
    expect(textOfPage([])).toBe('');
  });
});
