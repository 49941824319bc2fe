/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../../test/render.tsx';
import { server } from '../../../../test/server.ts';
// The form loads the note when it is needed. Loaded here, its modules are not part of the time that a test waits for it.
import '../../../capture/recording/components/missing-transcript-note.tsx';
import { emptyDraft, type EntryDraft } from '../draft.ts';
import { DraftTextFields } from './draft-text-fields.tsx';

const NOTE = 'Your voice is kept. If you like, type what you said in the box above.';
const UNHEARD = 'We heard no words in your recording. It is kept; if you like, type what you said in the box above.';
const FILE_ID = '018f0000-0000-7000-8000-000000000001';

let requests = 0;
beforeEach(() => {
  requests = 0;
});

function Fields({ initial }: { initial: Partial<EntryDraft> }) {
  const [draft, setDraft] = useState<EntryDraft>({ ...emptyDraft, ...initial });
  return (
    <DraftTextFields
      draft={draft}
      contentRef={createRef()}
      contentRows={3}
      isShortOnPhone={false}
      readOnly={false}
      onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
    />
  );
}

async function renderFields(
  text: { status: string; reason?: string; value?: string },
  draft: Partial<EntryDraft> = {},
) {
  server.use(
    http.get('/api/media-files/:id', () => {
      requests += 1;
      return HttpResponse.json({ id: FILE_ID, text: { reason: null, value: '', words: [], ...text } });
    }),
  );
  renderWithProviders(<Fields initial={{ originalAudioUrl: `/media/${FILE_ID}`, ...draft }} />);
}

describe('the fields of a draft with a recording that has no transcript', () => {
  it.each([
    ['no provider is configured', { status: 'none', reason: 'no_provider' }, NOTE],
    ['the provider failed', { status: 'failed', reason: 'provider_failed' }, NOTE],
    ['nothing was heard', { status: 'done' }, UNHEARD],
  ])('say that the words can be typed, until the author types, when %s', async (_, text, note) => {
    await renderFields(text);
    expect((await screen.findByText(note)).closest('output')).not.toBeNull();
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: '今' } });
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('say nothing while the server transcribes', async () => {
    await renderFields({ status: 'pending' });
    await waitFor(() => expect(requests).toBe(1));
    await expect(screen.findByText(NOTE, {}, { timeout: 100 })).rejects.toThrow(NOTE);
  });

  it.each([
    ['the transcript of the browser', { extractedText: '今天下雨' }],
    ['typed text', { content: '今天下雨' }],
    ['no recording', { originalAudioUrl: null }],
  ])('say nothing and request nothing with %s', async (_, draft) => {
    await renderFields({ status: 'none', reason: 'no_provider' }, draft);
    expect([screen.queryByText(NOTE), requests]).toEqual([null, 0]);
  });
});
