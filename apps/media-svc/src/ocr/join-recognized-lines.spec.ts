import { joinRecognizedLines } from './join-recognized-lines.ts';

const line = (text: string, confidence = 0.9, room = text.length) => ({ text, confidence, room });
const textOf = (...lines: ReturnType<typeof line>[]) => joinRecognizedLines(lines).text;

describe('joinRecognizedLines', () => {
  it('keeps the order of the lines', () => {
    expect(textOf(line('今天天气很好，'), line('我很高兴。'))).toBe('今天天气很好，\n我很高兴。');
  });

  it('removes spaces between Chinese characters and keeps those between Latin words', () => {
    expect(textOf(line('今天 我 学 JavaScript and art 。'))).toBe('今天我学 JavaScript and art 。');
    expect(textOf(line('你好 ， 世界'))).toBe('你好，世界');
  });

  it('leaves out lines of low confidence, empty ones and those without a letter', () => {
    expect(textOf(line('山', 0.4), line('  '), line('|'), line('_ -'), line('水的'))).toBe('水的');
    expect(joinRecognizedLines([])).toEqual({ text: '', isUnclear: false });
  });

  it('is unclear, and empty, when most of the writing could not be read', () => {
    const unread = line('狂白一是', 0.4, 7);
    expect(joinRecognizedLines([unread])).toEqual({ text: '', isUnclear: true });
    expect(joinRecognizedLines([unread, line('我们')])).toEqual({ text: '', isUnclear: true });
    expect(joinRecognizedLines([unread, line('我们看见一只猫在')])).toEqual({
      text: '我们看见一只猫在',
      isUnclear: false,
    });
  });

  it('takes a plus that is alone for 十', () => {
    expect(textOf(line('+', 0.5))).toBe('十');
    expect(textOf(line('+'), line('三加四'))).toBe('三加四');
  });
});
