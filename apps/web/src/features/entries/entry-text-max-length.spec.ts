import * as contracts from '@memory/contracts';
import { expect, it } from 'vitest';
import { ENTRY_TEXT_MAX_LENGTH } from './entry-text-max-length.ts';

it('is the length that the server accepts', () => {
  expect(ENTRY_TEXT_MAX_LENGTH).toBe(contracts.ENTRY_TEXT_MAX_LENGTH);
});
