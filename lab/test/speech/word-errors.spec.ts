import { countWordErrors, speechUnits } from '../../src/speech/evaluate-speech.ts';

it('the units are Chinese characters and words', () => {
  expect(speechUnits('我說 Hello-world，it’s ３ 点。')).toEqual(['我', '说', 'hello', 'world', "it's", '3', '点']);
});

it.each([
  ['今天很好。', '今天很好', 0, 4],
  ['我說話', '我说话！', 0, 3],
  ['今天很好', '今天好', 1, 4],
  ['今天很好', '明天很好吗', 2, 4],
  ['I like 苹果', 'i liked 苹果', 1, 4],
  ['今天', '', 2, 2],
  ['', '今天', 2, 0],
])('“%s” recognized as “%s” has %i errors in %i units', (spoken, recognized, errors, units) => {
  expect(countWordErrors(spoken, recognized)).toEqual({ errors, units });
});
