/** @vitest-environment dom */
import type { DataExport } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { server } from '../../../test/server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ExportSetting } from './data-export-download.tsx';

const MB = 1024 * 1024;
const reserved: DataExport = {
  id: '019ab000-0000-7000-8000-000000000002',
  state: 'reserved',
  totalFiles: 12,
  totalBytes: 120 * MB,
  sentFiles: 0,
  sentBytes: 0,
};
let exports: DataExport[];
let downloaded: string[];
beforeEach(() => {
  exports = [];
  downloaded = [];
  // The browser’s download, which jsdom does not have: the click of a link outside the document.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.getAttribute('href') ?? '');
  });
  server.use(
    http.get('/api/exports', () => HttpResponse.json(exports)),
    http.post('/api/exports', () => {
      exports = [reserved];
      return HttpResponse.json(reserved);
    }),
    http.delete(`/api/exports/${reserved.id}`, () => {
      exports = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const timeZone = `timeZone=${encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
const link = () => screen.getByRole('link', { name: 'Download my data' });
const listed = (changes: Partial<DataExport>) => (exports = [{ ...reserved, ...changes }]);

it('a click lets the browser download a reserved export and shows its progress until the end', async () => {
  renderWithProviders(<ExportSetting />);
  expect(link().getAttribute('href')).toBe(`/api/export?${timeZone}`);
  fireEvent.click(link());
  await screen.findByRole('progressbar', { name: 'Waiting for your browser…' });
  expect(downloaded).toEqual([`/api/export?id=${reserved.id}&${timeZone}`]);

  listed({ state: 'running', sentFiles: 3, sentBytes: 40 * MB });
  const bar = await screen.findByRole('progressbar', { name: 'Downloading your data' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '33',
    '33%, Files: 3 of 12 · 40 MB of 120 MB',
  ]);
  listed({ state: 'finished', sentFiles: 12, sentBytes: 120 * MB });
  await screen.findByText('Your data was downloaded.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a click with a key held is left to the browser', () => {
  renderWithProviders(<ExportSetting />);
  let isLeftToBrowser = false;
  const leave = (event: MouseEvent): void => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', leave, { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect([isLeftToBrowser, downloaded]).toEqual([true, []]);
});

it('a download that runs already is shown, and cancelled', async () => {
  listed({ state: 'running' });
  renderWithProviders(<ExportSetting />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel download' }));
  expect(document.activeElement).toBe(link());
  await screen.findByText('The download was cancelled.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a download that broke off can be tried again', async () => {
  listed({ state: 'failed' });
  renderWithProviders(<ExportSetting />);
  expect((await screen.findByRole('alert')).textContent).toContain('The download broke off.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(downloaded).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('two downloads on other devices are in the way until they have ended', async () => {
  const message = 'Two downloads of your data are running already.';
  const limited = { statusCode: 429, code: 'too_many_data_exports', message };
  server.use(http.post('/api/exports', () => HttpResponse.json(limited, { status: 429 })));
  renderWithProviders(<ExportSetting />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  exports = [
    { ...reserved, state: 'running' },
    { ...reserved, id: '019ab000-0000-7000-8000-000000000001', state: 'running' },
  ];
  fireEvent.click(link());
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  exports = exports.map((other) => ({ ...other, state: 'finished' }));
  await screen.findByText('Your data was downloaded.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a download that cannot be started can be tried again', async () => {
  server.use(http.post('/api/exports', () => HttpResponse.error(), { once: true }));
  renderWithProviders(<ExportSetting />);
  fireEvent.click(link());
  expect((await screen.findByRole('alert')).textContent).toBe('The download could not be started. Please try again.');
  expect(downloaded).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('progressbar', { name: 'Waiting for your browser…' });
});
