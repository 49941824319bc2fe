/** @vitest-environment dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { emptyDraft, type EntryDraft } from '../draft.ts';
import ExtractedTextField from './extracted-text-field.tsx';

const field = (texts: Partial<EntryDraft>) => (
  <ExtractedTextField draft={{ ...emptyDraft, ...texts }} readOnly={false} onChange={() => undefined} />
);
const isOpen = (): boolean => screen.getByRole('group').hasAttribute('open');
const note = () => screen.queryByText('the same as the content');

it('stays closed while the content is the same text, and does not open while the content is edited', () => {
  const { rerender } = renderWithProviders(field({ content: '今天下雨', extractedText: '今天下雨' }));
  expect(isOpen()).toBe(false);
  expect(note()).not.toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Extracted Text').value).toBe('今天下雨');

  rerender(field({ content: '今天下雨。', extractedText: '今天下雨' }));
  expect(isOpen()).toBe(false);
  expect(note()).toBeNull();
});

it('is open when the content is another text', () => {
  renderWithProviders(field({ content: 'Rain again', extractedText: '今天下雨' }));
  expect(isOpen()).toBe(true);
});

it('opens when another photo has a text that differs from the content', () => {
  const { rerender } = renderWithProviders(field({ content: '今天下雨', extractedText: '今天下雨' }));
  rerender(field({ content: '今天下雨', extractedText: '明天晴' }));
  expect(isOpen()).toBe(true);
});
