import { joinRecognizedLines } from './join-recognized-lines.ts';

const line = (text: string, mean = 0.9) => ({ text, mean });

describe('joinRecognizedLines', () => {
  it('keeps the order of the lines', () => {
    expect(joinRecognizedLines([line('今天天气很好，'), line('我很高兴。')])).toBe('今天天气很好，\n我很高兴。');
  });

  it('removes spaces between Chinese characters and keeps those between Latin words', () => {
    expect(joinRecognizedLines([line('今天 我 学 JavaScript and art 。')])).toBe('今天我学 JavaScript and art 。');
    expect(joinRecognizedLines([line('你好 ， 世界')])).toBe('你好，世界');
  });

  it('leaves out lines of low confidence and empty lines', () => {
    expect(joinRecognizedLines([line('山', 0.4), line('  '), line('水')])).toBe('水');
    expect(joinRecognizedLines([])).toBe('');
  });
});
