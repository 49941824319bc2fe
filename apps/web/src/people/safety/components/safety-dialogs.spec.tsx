/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHookWithProviders, renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { dismissToast, useCurrentToast } from '../../../lib/toasts.ts';
import { ReportDialog } from './report-dialog.tsx';
import { BlockDialog } from './safety-dropdown.tsx';

const tom = { id: 'tom', username: 'tom', firstName: 'Tom', lastName: null, profileImageUrl: null };
const apiError = (status: number, message: string) =>
  HttpResponse.json({ statusCode: status, code: 'error', message }, { status });

let sent: unknown[];
const onClose = vi.fn();
beforeEach(() => {
  sent = [];
  onClose.mockClear();
});

/** Records each request's body and responds with what `respond` returns. */
const setUpEndpoint = (path: string, respond: () => Response) =>
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );

/** The title and text of the toast on the screen, once there is one. */
async function shownToast(): Promise<string[]> {
  const { result, unmount } = renderHookWithProviders(useCurrentToast);
  await waitFor(() => expect(result.current).not.toBeNull());
  const { id, title, description = '' } = result.current!;
  unmount();
  dismissToast(id);
  return [title, description];
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));
const choose = (reason: string) => fireEvent.click(screen.getByRole('radio', { name: reason }));
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Block' }));

describe('ReportDialog', () => {
  it('requires a reason, and sends it with the text', async () => {
    setUpEndpoint('/api/reports', () => HttpResponse.json({ id: '1' }, { status: 201 }));
    renderWithProviders(<ReportDialog user={tom} onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Report Tom' })).toBeTruthy();
    send();
    expect(screen.getByRole('alert').textContent).toBe('Please choose what is wrong.');
    expect(sent).toEqual([]);
    choose('It is mean or hurts somebody');
    fireEvent.change(screen.getByRole('textbox', { name: 'Tell us more' }), {
      target: { value: 'He called me names' },
    });
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ userId: 'tom', reason: 'bullying', text: 'He called me names' }]);
    expect(await shownToast()).toEqual(['Report Sent', 'Thank you for telling us. Somebody will read it.']);
  });

  it('reports an entry by its id, and says when it was reported before', async () => {
    setUpEndpoint('/api/reports', () => HttpResponse.json({ id: '1' }, { status: 200 }));
    renderWithProviders(<ReportDialog user={tom} entry={{ id: 'e1', title: 'My day' }} onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Report “My day”' })).toBeTruthy();
    choose('Something else');
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ entryId: 'e1', reason: 'other', text: '' }]);
    expect((await shownToast())[1]).toBe('You have told us about this already. Somebody will read it.');
  });

  it.each([
    ['the server’s message', () => apiError(429, 'You have reported a lot today.'), 'You have reported a lot today.'],
    ['that it failed without a response', () => HttpResponse.error(), 'Failed to send the report. Please try again.'],
  ])('stays open with what was entered, and shows %s', async (_, respond, message) => {
    setUpEndpoint('/api/reports', respond);
    renderWithProviders(<ReportDialog user={tom} onClose={onClose} />);
    choose('It is advertising or nonsense');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'spam!' } });
    send();
    expect(await shownToast()).toEqual(['Error', message]);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('spam!');
  });
});

describe('BlockDialog', () => {
  it('explains what blocking does, blocks after confirmation, and takes the user off the page', async () => {
    setUpEndpoint('/api/blocks', () =>
      HttpResponse.json({ ...tom, blockedAt: '2026-11-22T08:00:00.000Z' }, { status: 201 }),
    );
    queryClient.setQueryData(['friends', 'recommended'], [tom]);
    renderWithProviders(<BlockDialog user={tom} onClose={onClose} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Block Tom?' });
    expect(dialog.textContent).toContain('Tom is not told.');
    expect(sent).toEqual([]);
    confirm();
    expect(await shownToast()).toEqual(['Tom Is Blocked', 'You do not see each other any more.']);
    expect(sent).toEqual([{ userId: 'tom' }]);
    await waitFor(() => expect(queryClient.getQueryData(['friends', 'recommended'])).toBeUndefined());
  });

  it('keeps the user on the page when blocking fails', async () => {
    setUpEndpoint('/api/blocks', () => apiError(503, 'This part of Memory is resting for a moment.'));
    queryClient.setQueryData(['friends', 'recommended'], [tom]);
    renderWithProviders(<BlockDialog user={tom} onClose={onClose} />);
    confirm();
    expect(await shownToast()).toEqual(['Error', 'This part of Memory is resting for a moment.']);
    expect(queryClient.getQueryData(['friends', 'recommended'])).toEqual([tom]);
  });
});
