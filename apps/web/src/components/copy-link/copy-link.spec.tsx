/** @vitest-environment dom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../test/render.tsx';
import { CopyByHand, ToastRegion } from '../../shell/toast-region.tsx';
import { useCopyLink } from './use-copy-link.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

function Share() {
  const copyLink = useCopyLink();
  return (
    <>
      <button type="button" onClick={() => void copyLink('/shared/1', { title: 'Copied' })}>
        Share
      </button>
      <CopyByHand />
      <ToastRegion />
    </>
  );
}

it('a link is copied over plain http by the older command, and the focus stays where it was', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  let copied = '';
  const execCommand = (): boolean => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    copied = value.slice(selectionStart, selectionEnd);
    return true;
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  renderWithProviders(<Share />);
  screen.getByText('Share').focus();
  fireEvent.click(screen.getByText('Share'));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(copied).toBe('http://localhost/shared/1');
  expect(document.activeElement).toBe(screen.getByText('Share'));
  expect(document.querySelector('textarea')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['over plain http, where browsers have no clipboard', false, undefined, 'https'],
  ['when the browser refuses it', true, { writeText: () => Promise.reject(new Error('refused')) }, 'did not copy'],
])('a link that cannot be copied, %s, is shown selected', async (_when, isSecureContext, clipboard, reason) => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  renderWithProviders(<Share />);
  fireEvent.click(screen.getByText('Share'));
  const dialog = await screen.findByRole('dialog');
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe('http://localhost/shared/1');
  expect(dialog.textContent).toContain(reason);
  expect(screen.queryByText('Copied')).toBeNull();
  act(() => fireEvent.click(screen.getByLabelText('Close')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
