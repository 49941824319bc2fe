/** @vitest-environment dom */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browsersWithInputMethods,
  endComposition,
  installInputMethodGuard,
  pressKey,
  startComposing,
} from '../../test/input-method.ts';
import { renderWithProviders } from '../../test/render.tsx';
import { server } from '../../test/server.ts';
import { Dialog } from '../components/ui/dialog.tsx';
import { Input } from '../components/ui/input.tsx';
import { SearchInput } from '../components/ui/search-input.tsx';
import { SingleFieldForm } from '../components/ui/single-field-form.tsx';
import { handleEntryFormKeys } from '../journal/entries/entry-form-events.ts';
import OwnSearch from '../journal/entry-search/own-search.tsx';
import FindUsersTab from '../people/friends/components/find-users-tab.tsx';
import { Dictation } from '../words/reviews/components/dictation.tsx';
import { AddWordForm } from '../words/vocabulary/components/add-word-form.tsx';
import { emptyWordForm } from '../words/vocabulary/word-form.ts';

const done = vi.fn<() => void>();
const requests: string[] = [];
beforeAll(installInputMethodGuard);
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  done.mockClear();
  requests.length = 0;
  server.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (!search.includes('q=') && request.method === 'GET') return new HttpResponse(null, { status: 503 });
      requests.push(`${request.method} ${pathname}${search}`);
      return HttpResponse.json([]);
    }),
  );
});

function WordForm() {
  const [fields, setFields] = useState({ ...emptyWordForm, englishTranslation: 'horse' });
  return <AddWordForm formRef={useRef(null)} fields={fields} onChange={setFields} />;
}
function EntryForm() {
  const content = useRef<HTMLTextAreaElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in the forms of the app
    <form onKeyDown={(event) => handleEntryFormKeys(event, content.current)}>
      <Input aria-label="title" name="title" />
      <textarea ref={content} onFocus={done} aria-label="content" />
    </form>
  );
}
const search = (
  <SearchInput label="search" placeholder="" clearLabel="clear" value="" onChange={() => undefined} onEnter={done} />
);
const singleField = (
  <SingleFieldForm
    label="name"
    validate={() => undefined}
    submit={() => Promise.resolve(done())}
    messageOf={() => null}
    submitLabel="send"
    busyLabel="busy"
  >
    {(control) => <Input {...control} />}
  </SingleFieldForm>
);
const dictation = (
  <Dictation
    voice={{ play: () => Promise.resolve() } as never}
    choices={[]}
    onWritten={done}
    onCannotListen={() => undefined}
  />
);
const dialog = (
  <Dialog title="dialog" onClose={done}>
    <Input aria-label="field" />
  </Dialog>
);

describe.each<[form: string, element: ReactElement, label: string | RegExp, key: string]>([
  ['a search that begins by Enter', search, 'search', 'Enter'],
  ['a form with one field', singleField, 'name', 'Enter'],
  ['a dictation', dictation, 'What you hear', 'Enter'],
  ['the title of an entry', <EntryForm key="" />, 'title', 'Enter'],
  ['a dialog', dialog, 'field', 'Escape'],
])('in %s', (_form, element, label, key) => {
  it.each(browsersWithInputMethods)(
    'the key that ends a composition in %s does nothing else, the next one does',
    async (browser) => {
      renderWithProviders(element);
      const field = await screen.findByLabelText<HTMLInputElement>(label);
      startComposing(field, 'ma', browser);
      endComposition(field, '马', browser, key);
      expect(done).not.toHaveBeenCalled();
      pressKey(field, key);
      await waitFor(() => expect(done).toHaveBeenCalled());
    },
  );
});

/** Lets the pauses in typing pass after which a search begins. */
const passTime = () => act(() => vi.advanceTimersByTimeAsync(5_000));

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

describe.each(browsersWithInputMethods)('with an input method in %s', (browser) => {
  it.each([
    ['the search in the own entries', <OwnSearch key="" />, 'Search your memories...', 'GET /api/journal-entries?q='],
    ['the search of users', <FindUsersTab key="" />, 'Username or name', 'GET /api/users/search?q='],
  ])(
    '%s neither searches nor changes the address before the composition ends',
    async (_name, element, label, request) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      renderWithProviders(
        <>
          {element}
          <Address />
        </>,
      );
      const field = screen.getByLabelText<HTMLInputElement>(label);
      await passTime();
      const address = screen.getByLabelText('address').textContent;
      startComposing(field, 'nihao', browser);
      await passTime();
      expect([requests, screen.getByLabelText('address').textContent]).toEqual([[], address]);
      endComposition(field, '你好', browser);
      await passTime();
      vi.useRealTimers();
      await waitFor(() => expect(requests.filter((sent) => sent.startsWith(request))).toHaveLength(1));
      expect(decodeURIComponent(requests[0] ?? '')).toContain(`${request}你好`);
    },
  );

  it('a word is added by the Enter after the one that chooses its characters', async () => {
    renderWithProviders(<WordForm />);
    const field = screen.getByLabelText<HTMLInputElement>('Character');
    startComposing(field, 'ma', browser);
    endComposition(field, '马', browser);
    expect(requests).toEqual([]);
    pressKey(field, 'Enter');
    await waitFor(() => expect(requests).toEqual(['POST /api/vocabulary']));
  });
});
