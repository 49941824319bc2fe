/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { emptyWordForm } from '../word-form.ts';
import { AddWordForm } from './add-word-form.tsx';

let added: object[] = [];
const dictionary: Record<string, object> = {
  网络: { pinyin: 'wǎng luò', meaning: 'network; the internet' },
  狗: { pinyin: 'gǒu', meaning: 'dog' },
};

function Form() {
  const [fields, setFields] = useState(emptyWordForm);
  return <AddWordForm formRef={useRef(null)} fields={fields} onChange={setFields} />;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fillIn(character: string, pinyin = '') {
  type('Character', character);
  type('Pinyin (optional)', pinyin);
  type('English Translation', 'horse');
  fireEvent.click(screen.getByRole('button', { name: 'Add Vocabulary' }));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the form for adding a word', () => {
  beforeEach(() => {
    added = [];
    server.use(
      http.get('/api/character-info/:word', ({ params }) => {
        const entry = dictionary[decodeURIComponent(String(params.word))];
        return entry ? HttpResponse.json(entry) : new HttpResponse(null, { status: 404 });
      }),
      http.post('/api/vocabulary', async ({ request }) => {
        added.push((await request.json()) as object);
        return HttpResponse.json({ id: '1' }, { status: 201 });
      }),
    );
    renderWithProviders(<Form />);
  });

  it('adds a Chinese word at once, with tone marks instead of the typed tone number', async () => {
    fillIn('马', 'ma3');
    await waitFor(() => expect(added).toMatchObject([{ character: '马', pinyin: 'mǎ', englishTranslation: 'horse' }]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('fills in pinyin and meaning of a word that the dictionary has, and keeps what was typed', async () => {
    const values = () =>
      ['Pinyin (optional)', 'English Translation'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    type('Character', '网络');
    await waitFor(() => expect(values()).toEqual(['wǎng luò', 'network']));
    type('Character', '狗');
    await waitFor(() => expect(values()).toEqual(['gǒu', 'dog']));
    type('English Translation', 'our puppy');
    type('Character', '网络');
    await waitFor(() => expect(values()).toEqual(['wǎng luò', 'our puppy']));
    // The dictionary lacks this word, so that nothing of the last one stays.
    type('Character', '网络狗');
    await waitFor(() => expect(values()).toEqual(['', 'our puppy']));
    expect(added).toEqual([]);
  });

  it('asks before it adds a word without a Chinese character', async () => {
    fillIn('abc');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('“abc” contains no Chinese character.');
    expect(added).toEqual([]);
    press('Add it anyway');
    await waitFor(() => expect(added).toMatchObject([{ character: 'abc', pinyin: null }]));
  });

  it('lets the word be changed instead', async () => {
    fillIn('abc');
    await screen.findByRole('alertdialog');
    press('Change it');
    expect(screen.getByLabelText<HTMLInputElement>('Character').value).toBe('abc');
    fillIn('马abc');
    await waitFor(() => expect(added).toMatchObject([{ character: '马abc' }]));
  });

  it('sends no text that is too long', async () => {
    fillIn('学'.repeat(51));
    expect(screen.getByRole('alert').textContent).toBe('This has 51 characters; 50 is the most. Please shorten it.');
    expect(document.activeElement).toBe(screen.getByLabelText('Character'));
    fillIn('学'.repeat(50));
    await waitFor(() => expect(added).toMatchObject([{ character: '学'.repeat(50) }]));
  });
});
