import { describe, expect, it } from '@jest/globals';
import { hasMood, moodText, wholePercent } from './mood-text.ts';

describe('hasMood', () => {
  it('needs more than ten characters after trimming', () => {
    expect(hasMood('今天天气很好我很高兴')).toBe(false);
    expect(hasMood('今天天气很好我很高兴。')).toBe(true);
    expect(hasMood('   short      ')).toBe(false);
  });
});

describe('moodText', () => {
  it('prefers what was written, and falls back to what was heard', () => {
    expect(moodText('今天天气很好我很高兴。', '下雨')).toBe('今天天气很好我很高兴。');
    expect(moodText('短', '今天天气很好我很高兴。')).toBe('今天天气很好我很高兴。');
    expect(moodText('短', '')).toBe('');
  });
});

describe('wholePercent', () => {
  it('rounds', () => {
    expect([0, 0.724, 0.725, 1].map(wholePercent)).toEqual([0, 72, 73, 100]);
  });
});
