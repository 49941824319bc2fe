/** @vitest-environment dom */
import type { AudioConversion } from '@memory/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { AudioCompatibilitySetting } from './audio-compatibility-setting.tsx';

async function convert(shownCount: number, result: AudioConversion): Promise<HTMLElement> {
  let count = shownCount;
  server.use(
    http.get('/api/check-audio-compatibility', () =>
      HttpResponse.json({ hasIncompatibleFiles: count > 0, incompatibleCount: count }),
    ),
    http.post('/api/convert-audio-files', () => {
      count = 0;
      return HttpResponse.json(result);
    }),
  );
  renderWithProviders(<AudioCompatibilitySetting />);
  await screen.findByText(`${shownCount} recordings do not play on iPhones and iPads.`);
  fireEvent.click(screen.getByRole('button', { name: 'Convert Audio Files' }));
  return screen.findByRole('region', { name: 'Result' });
}

const shownRows = (results: HTMLElement) =>
  within(results)
    .getAllByRole('term')
    .map((term, index) => [term.textContent, within(results).getAllByRole('definition')[index]?.textContent]);

it.each<[string, number, AudioConversion, [string, string][]]>([
  [
    'all were converted',
    2,
    { totalFiles: 2, successful: 2, failed: 0, notNeeded: 0, inProgress: 0 },
    [
      ['Files found', '2'],
      ['Converted', '2'],
      ['Failed', '0'],
    ],
  ],
  [
    'some are still being converted, and one was deleted meanwhile',
    7,
    { totalFiles: 7, successful: 3, failed: 1, notNeeded: 1, inProgress: 2 },
    [
      ['Files found', '7'],
      ['Converted', '3'],
      ['Failed', '1'],
      ['Playable already or not needed', '1'],
      ['Still converting', '2'],
    ],
  ],
  [
    'another device has converted some since they were counted',
    4,
    { totalFiles: 1, successful: 1, failed: 0, notNeeded: 0, inProgress: 0 },
    [
      ['Files found', '4'],
      ['Converted', '1'],
      ['Failed', '0'],
      ['Playable already or not needed', '3'],
    ],
  ],
])('the numbers of the result add up to the count that was shown when %s', async (_, shownCount, result, rows) => {
  const results = await convert(shownCount, result);
  expect(shownRows(results)).toEqual(rows);
  const [total, ...outcomes] = rows.map(([, value]) => Number(value));
  expect(outcomes.reduce((sum, value) => sum + value, 0)).toBe(total);
  expect(within(results).queryByText(/finished by themselves/) !== null).toBe(result.inProgress > 0);
});
