/** @jest-environment ./test/dom-environment.cjs */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Zhuyin } from './zhuyin.tsx';

it('keeps each syllable of zhuyin on one line with its tone mark', () => {
  const { container } = render(<Zhuyin text="ㄇㄚ  ˙ㄇㄚ" />);
  const syllables = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(syllables).toEqual(['ㄇㄚ', '˙ㄇㄚ']);
  expect(container.textContent).toBe('ㄇㄚ ˙ㄇㄚ');
});
