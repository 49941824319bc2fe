/** @vitest-environment dom */
import type { VocabularyItem } from '@memory/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { useVocabulary } from '../api/vocabulary.ts';
import { VocabularyCard } from './vocabulary-card.tsx';

const horse: VocabularyItem = {
  id: 'horse',
  character: '马',
  pinyin: 'ma3',
  englishTranslation: 'horse',
  frequency: 2,
  isUserGenerated: true,
  notes: 'Zhuyin: ㄇㄚˇ',
  createdAt: '2026-03-01T08:00:00.000Z',
  metAt: '2026-03-01T08:00:00.000Z',
  isKnown: true,
  isHidden: false,
  state: 'known',
  isFunctionWord: false,
};

/** The vocabulary page in small, with the last toast. */
function Page() {
  const toast = useCurrentToast();
  return (
    <>
      {useVocabulary().data?.map((item) => (
        <VocabularyCard
          key={item.id}
          item={item}
          covered={false}
          isOpen={false}
          onToggle={() => undefined}
          onReplace={() => undefined}
        />
      ))}
      <output>{[toast?.title, toast?.description].join(' ')}</output>
      {toast?.action && (
        <button type="button" onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      )}
    </>
  );
}
const undo = () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

/** Shows the page over a server whose vocabulary is this word. `respond` answers the request that adds it again. */
async function showAndRemove(respond: (word: VocabularyItem) => Response) {
  let words = [horse];
  server.use(
    http.get('/api/vocabulary/compact', () => HttpResponse.json(words)),
    http.get('/api/vocabulary/sentences', () => HttpResponse.json([])),
    http.delete('/api/vocabulary/horse', () => {
      words = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/vocabulary', async ({ request }) => {
      const word = (await request.json()) as VocabularyItem;
      const response = respond(word);
      if (response.ok) words = [{ ...horse, ...word, id: 'again' }];
      return response;
    }),
  );
  renderWithProviders(<Page />);
  expect((await screen.findByRole('article')).textContent).toContain('mǎ');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 马' }));
  await screen.findByText(/Vocabulary Removed/);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
}

describe('a word that was removed', () => {
  it('comes back as it was with Undo', async () => {
    let restored: object = {};
    await showAndRemove((word) => {
      restored = word;
      return HttpResponse.json({}, { status: 201 });
    });
    undo();
    await screen.findByRole('article');
    const { id: _, createdAt: __, metAt: ___, isHidden: ____, isFunctionWord: _____, state: ______, ...word } = horse;
    expect(restored).toEqual(word);
    expect(await screen.findByText(/Your word is back/)).toBeTruthy();
  });

  it('is reported when it cannot come back', async () => {
    await showAndRemove(() =>
      HttpResponse.json(
        { statusCode: 409, code: 'vocabulary_exists', message: 'It is there already.' },
        { status: 409 },
      ),
    );
    undo();
    expect(await screen.findByText(/It is there already\./)).toBeTruthy();
  });
});
