/** @vitest-environment dom */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Zhuyin } from './zhuyin.tsx';

it('keeps each syllable of zhuyin on one line with its tone mark', () => {
  const { container } = render(<Zhuyin text="ㄇㄚ  ˙ㄇㄚ" />);
  const syllables = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(syllables).toEqual(['ㄇㄚ', '˙ㄇㄚ']);
  expect(container.textContent).toBe('ㄇㄚ ˙ㄇㄚ');
});
