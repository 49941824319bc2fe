import { expect, it } from 'vitest';
import { wordInScript } from './word-in-script.ts';

const simplified = { character: '学校', traditional: '學校' };
const traditional = { character: '宋干節', simplified: '宋干节' };
const both = { character: '人' };

it.each([
  [simplified, 'original', '学校', 'zh-Hans'],
  [simplified, 'simplified', '学校', 'zh-Hans'],
  [simplified, 'traditional', '學校', 'zh-Hant'],
  [traditional, 'original', '宋干節', 'zh-Hant'],
  [traditional, 'simplified', '宋干节', 'zh-Hans'],
  [traditional, 'traditional', '宋干節', 'zh-Hant'],
  [both, 'original', '人', 'zh-Hans'],
  [both, 'traditional', '人', 'zh-Hant'],
] as const)('%j in the script %s is %s', (word, script, text, lang) => {
  expect(wordInScript(word, script)).toEqual({ text, lang });
});
