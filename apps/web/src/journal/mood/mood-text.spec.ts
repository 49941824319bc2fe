import { isLongEnoughForMood, textForMood } from '@memory/text';
import { describe, expect, it } from 'vitest';

describe('isLongEnoughForMood', () => {
  it('requires more than ten characters after trimming', () => {
    expect(isLongEnoughForMood('今天天气很好我很高兴')).toBe(false);
    expect(isLongEnoughForMood('今天天气很好我很高兴。')).toBe(true);
    expect(isLongEnoughForMood('   short      ')).toBe(false);
  });
});

describe('textForMood', () => {
  it('is the content or, if that is too short, the extracted text', () => {
    expect(textForMood('今天天气很好我很高兴。', '下雨')).toBe('今天天气很好我很高兴。');
    expect(textForMood('短', '今天天气很好我很高兴。')).toBe('今天天气很好我很高兴。');
    expect(textForMood('短', '')).toBe('');
  });
});
