/** @vitest-environment dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, describe, it } from 'vitest';
import { browsersWithInputMethods, endComposition, startComposing } from '../../../test/input-method.ts';
import { Input, UnstyledInput, RuledTextarea } from './input.tsx';

let texts: string[];
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A form as the page has them: the value is a state, or react-hook-form reads it from the field. */
function Form({ kind }: { kind: string }) {
  const [value, setValue] = useState('');
  const { register } = useForm({ defaultValues: { text: '' } });
  const store = ({ target }: { target: Field }): void => {
    texts.push(target.value);
    setValue(target.value);
  };
  if (kind === 'Input') return <Input value={value} onChange={store} />;
  if (kind === 'UnstyledInput') return <UnstyledInput value={value} onChange={store} />;
  if (kind === 'RuledTextarea') return <RuledTextarea value={value} onChange={store} />;
  return <Input {...register('text', { onChange: store })} />;
}
const kinds = ['Input', 'UnstyledInput', 'RuledTextarea', 'Input of a react-hook-form'];

function renderField(kind: string): Field {
  cleanup();
  texts = [];
  render(<Form kind={kind} />);
  return screen.getByRole<Field>('textbox');
}

describe.each(kinds)('%s', (kind) => {
  it.each(browsersWithInputMethods)(
    'reports the chosen characters, and no letter on the way to them, in %s',
    (browser) => {
      const field = renderField(kind);
      startComposing(field, 'nihao', browser);
      expect([field.value, texts]).toEqual(['nihao', []]);
      endComposition(field, '你好', browser);
      expect([field.value, new Set(texts)]).toEqual(['你好', new Set(['你好'])]);
    },
  );

  it('reports after any sequence of typing and composing exactly what it shows, and never the letters of a composition', () => {
    const step = fc.oneof(
      fc.record({ typed: fc.constantFrom('a', '。', ' ') }),
      fc.record({
        letters: fc.constantFrom('x', 'xy', 'xyz'),
        chosen: fc.constantFrom('', '你', '你好', '𠮷'),
        browser: fc.constantFrom(...browsersWithInputMethods),
        key: fc.constantFrom('Enter', 'Escape', ' ', '1'),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const field = renderField(kind);
        let shown = '';
        for (const done of steps) {
          if ('typed' in done) {
            shown += done.typed;
            fireEvent.input(field, { target: { value: shown } });
          } else {
            startComposing(field, done.letters, done.browser);
            shown += done.chosen;
            endComposition(field, shown, done.browser, done.key);
          }
          expect(field.value).toBe(shown);
          expect(texts.at(-1) ?? '').toBe(shown);
        }
        expect(texts.filter((text) => /[xyz]/.test(text))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

it.each(['Input', 'UnstyledInput', 'RuledTextarea'])(
  '%s reports its text when it loses the focus during a composition that never ends',
  (kind) => {
    const field = renderField(kind);
    startComposing(field, 'ni');
    fireEvent.blur(field);
    expect(texts).toEqual(['ni']);
    fireEvent.input(field, { target: { value: 'nin' } });
    expect([field.value, texts]).toEqual(['nin', ['ni', 'nin']]);
  },
);
