/** @vitest-environment dom */
import type { ReadingAids, ReviewSummary, VocabularyItem } from '@memory/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
import { useCurrentToast } from '../../../lib/toasts.ts';
import { SetAsideCards } from '../../reviews/components/review-sidebar.tsx';
import { CommonCharactersToLearn } from './common-characters-to-learn.tsx';
import ReplaceVocabularyItemDialog from './replace-vocabulary-item-dialog.tsx';
import { VocabularyCard } from './vocabulary-card.tsx';
import WordLifeDialog from './word-life-dialog.tsx';

const aids: ReadingAids = {
  isShown: false,
  reading: 'pinyin',
  words: 'all',
  script: 'traditional',
  hasToneColors: false,
  speechRate: 1,
};
const dry: VocabularyItem = {
  id: 'dry',
  character: '干',
  traditional: '乾',
  pinyin: 'gān',
  englishTranslation: 'dry',
  frequency: 1,
  isUserGenerated: true,
  notes: '',
  createdAt: '2026-03-10T12:00:00.000Z',
  metAt: '2026-03-10T12:00:00.000Z',
  isKnown: false,
  isHidden: false,
  state: 'new',
  isFunctionWord: false,
};

beforeEach(() => {
  server.use(
    http.get('/api/simple-user', () => HttpResponse.json({ id: 'mei', username: 'mei' })),
    http.get('/api/reading-aids', () => HttpResponse.json(aids)),
    http.get('/api/vocabulary/sentences', () => HttpResponse.json([])),
    http.get('/api/vocabulary/dry/history', () => HttpResponse.json({ points: [] })),
    http.post('/api/reviews/cards/:itemId/:type/resume', () => HttpResponse.json({})),
  );
});

it('a card of the vocabulary and its buttons have the word in the script of its user, without asking the server for it', async () => {
  const { container } = renderWithProviders(
    <VocabularyCard item={dry} covered isOpen onToggle={() => undefined} onReplace={() => undefined} />,
  );
  await screen.findByRole('button', { name: 'I know this: 乾' });
  expect(screen.getByText('乾', { selector: '[lang="zh-Hant"] *' })).toBeTruthy();
  const labels = [...container.querySelectorAll('[aria-label]')].map((labelled) => labelled.getAttribute('aria-label'));
  expect(labels.filter((label) => label?.includes('干'))).toEqual([]);
  expect(labels.filter((label) => label?.includes('乾')).length).toBeGreaterThan(5);
});

it.each([
  ['its life', <WordLifeDialog key="" item={dry} onClose={() => undefined} />],
  [
    'its replacement',
    <ReplaceVocabularyItemDialog
      key=""
      item={dry}
      fields={{ character: '', pinyin: '', englishTranslation: '' }}
      onReplaced={() => undefined}
      onClose={() => undefined}
    />,
  ],
])('the dialog of %s has it', async (_, dialog) => {
  renderWithProviders(dialog);
  expect(await screen.findByRole('dialog', { name: /乾/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain('干');
});

function Toast() {
  return <output>{useCurrentToast()?.title}</output>;
}

it('cards that were set aside have it, also in the toast', async () => {
  const leech = { itemId: 'dry', type: 'recognise', item: dry } as unknown as ReviewSummary['leeches'][number];
  renderWithProviders(
    <>
      <SetAsideCards leeches={[leech]} />
      <Toast />
    </>,
  );
  expect((await screen.findByText('乾')).getAttribute('lang')).toBe('zh-Hant');
  fireEvent.click(screen.getByRole('button', { name: /乾/ }));
  await screen.findByText(/乾/, { selector: 'output' });
});

it('a common character that the vocabulary has in the other script is none to learn', async () => {
  const learned = { ...dry, character: '學', traditional: undefined, simplified: '学' };
  renderWithProviders(<CommonCharactersToLearn vocabulary={[learned]} onUse={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Show \d+ more$/ }));
  await screen.findAllByRole('button', { name: /人/ });
  expect(screen.queryByRole('button', { name: /学/ })).toBeNull();
});
