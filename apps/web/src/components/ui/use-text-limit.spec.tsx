/** @vitest-environment dom */
import { normalizeCode, normalizeLine, normalizeLines, typedLength } from '@memory/contracts/text';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { endComposition, startComposing } from '../../../test/input-method.ts';
import { renderWithProviders } from '../../../test/render.tsx';
import { CodeInput } from './code-input.tsx';
import { FormField } from './form-field.tsx';
import { Input, RuledTextarea } from './input.tsx';

const LIMIT = 20;
const family = '👨‍👩‍👧‍👦';
let sent: string[];
beforeEach(() => {
  sent = [];
});

/** A form as the page has them: the value is a state, or react-hook-form reads it from the field. */
function Form({ kind }: { kind: string }) {
  const [value, setValue] = useState('');
  const { register, handleSubmit, reset } = useForm({ defaultValues: { text: '' } });
  const change = ({ target }: { target: { value: string } }): void => setValue(target.value);
  const isRegistered = kind === 'Input of a react-hook-form';
  const send = isRegistered ? handleSubmit(({ text }) => void sent.push(text)) : () => void sent.push(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(event);
      }}
    >
      <FormField label="Text" hint="A hint">
        {(control) => {
          if (isRegistered) return <Input {...control} {...register('text')} limit={LIMIT} />;
          const Field = kind === 'RuledTextarea' ? RuledTextarea : Input;
          return <Field {...control} limit={LIMIT} value={value} onChange={change} />;
        }}
      </FormField>
      <button type="submit">Send</button>
      <button type="button" onClick={() => (isRegistered ? reset() : setValue(''))}>
        Empty
      </button>
    </form>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const field = () => screen.getByLabelText<Field>('Text');
/** What is said about the field to those who cannot see it. */
const description = (): string =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('|');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => act(async () => press('Send'));

describe.each(['Input', 'RuledTextarea', 'Input of a react-hook-form'])('a limited %s', (kind) => {
  it('keeps a text that is too long, says so with its number of characters, and is not sent until it fits', async () => {
    renderWithProviders(<Form kind={kind} />);
    type(family.repeat(21));
    expect(field().value).toBe(family.repeat(21));
    expect(description()).toBe('A hint|This has 21 characters; 20 is the most. Please shorten it.');
    expect([field().getAttribute('aria-invalid'), field().getAttribute('maxlength')]).toEqual(['true', null]);
    await send();
    expect([sent, document.activeElement]).toEqual([[], field()]);
    type(family.repeat(20));
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await send();
    expect(sent).toEqual([family.repeat(20)]);
  });

  it('says nothing more when the form empties it', () => {
    renderWithProviders(<Form kind={kind} />);
    type('x'.repeat(21));
    press('Empty');
    expect([field().value, description()]).toEqual(['', 'A hint']);
  });

  it('does not count the letters of a composition', () => {
    renderWithProviders(<Form kind={kind} />);
    startComposing(field(), 'jintianxiaxuelehenlengqingzhuyi');
    expect(description()).toBe('A hint');
    endComposition(field(), '今天下雪了', 'chromium');
    expect(description()).toBe('A hint');
  });

  it('counts as the server does, whatever is typed', () => {
    const unit = fc.constantFrom('x', '学', family, 'e\u0301', '\u200B', ' ', '⾼', '\uFEFF', '👍🏽', '1');
    const normalize = kind === 'RuledTextarea' ? normalizeLines : normalizeLine;
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        cleanup();
        renderWithProviders(<Form kind={kind} />);
        type(text);
        const length = typedLength(text, normalize);
        expect(description().includes(`This has ${length} characters`)).toBe(length > LIMIT);
      }),
      { numRuns: 30 },
    );
  });
});

it('a text of several lines is counted quietly when it comes near its limit', () => {
  renderWithProviders(<Form kind="RuledTextarea" />);
  type('x'.repeat(18));
  expect(description()).toBe('A hint');
  type('x'.repeat(19));
  expect(description()).toBe('A hint|19 of 20 characters');
  expect([field().getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual(['false', null]);
});

it('a closed part of a form is opened when its text is too long', () => {
  renderWithProviders(
    <form aria-label="form">
      <details>
        <Input aria-label="Text" limit={2} defaultValue="三个字" />
      </details>
    </form>,
  );
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
});

it('a code is counted without its spaces and hyphens', () => {
  const code = '１ - '.repeat(50);
  renderWithProviders(<CodeInput aria-label="Text" defaultValue={code} />);
  expect([typedLength(code, normalizeCode), description()]).toEqual([50, '']);
  type(`${code}1`);
  expect(description()).toContain('This has 51 characters; 50 is the most.');
});
