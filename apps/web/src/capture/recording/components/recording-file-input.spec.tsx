/** @vitest-environment dom */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { RecordingFileInput } from './recording-file-input.tsx';

const choose = (file: File) => {
  const upload = vi.fn();
  renderWithProviders(<RecordingFileInput upload={upload} />);
  const input = screen.getByLabelText<HTMLInputElement>(/Choose a sound file/);
  fireEvent.change(input, { target: { files: [file] } });
  return { upload, input };
};

it('uploads the chosen file under its name, whatever its type', () => {
  const memo = new File(['sound'], 'memo.qta');
  const { upload, input } = choose(memo);
  expect(upload).toHaveBeenCalledWith(expect.objectContaining({ blob: memo, format: { fileName: 'memo.qta' } }), '');
  for (const extension of ['.amr', '.caf', '.flac', '.m4a', '.3gp', '.aiff']) expect(input.accept).toContain(extension);
});

it('uploads no empty file', () => {
  expect(choose(new File([], 'empty.m4a')).upload).not.toHaveBeenCalled();
});
