/** @vitest-environment dom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleEntryFormKeys } from './entry-form-events.ts';

let saves = 0;

function Form({ canSave = true }: { canSave?: boolean }) {
  const content = useRef<HTMLTextAreaElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as in the forms of the app
    <form
      onKeyDown={(event) => handleEntryFormKeys(event, content.current)}
      onSubmit={(event) => {
        event.preventDefault();
        saves += 1;
      }}
    >
      <input aria-label="title" name="title" />
      <input aria-label="location" />
      <textarea aria-label="content" ref={content} />
      <button type="submit" disabled={!canSave}>
        save
      </button>
      {createPortal(<input aria-label="dialog" />, document.body)}
    </form>
  );
}
/** Presses Enter in the field. Returns whether the browser would do what it does by itself, such as submitting the form. */
const pressEnter = (label: string, keys: KeyboardEventInit = {}): boolean => {
  const field = screen.getByLabelText(label);
  field.focus();
  return fireEvent.keyDown(field, { key: 'Enter', ...keys });
};

describe('in a form for an entry, Enter', () => {
  let rerender: ReturnType<typeof render>['rerender'];
  beforeEach(() => {
    saves = 0;
    ({ rerender } = render(<Form />));
  });

  it('leads from the title to the content and does not save', () => {
    expect(pressEnter('title')).toBe(false);
    expect([document.activeElement?.ariaLabel, saves]).toEqual(['content', 0]);
  });

  it('does not save from the other single-line fields', () => {
    expect(pressEnter('location')).toBe(false);
    expect([document.activeElement?.ariaLabel, saves]).toEqual(['location', 0]);
  });

  it('begins a new line in the content', () => {
    expect(pressEnter('content')).toBe(true);
  });

  it.each(['title', 'location', 'content'])('saves with Ctrl or ⌘ from the %s', (field) => {
    pressEnter(field, { ctrlKey: true });
    pressEnter(field, { metaKey: true });
    expect(saves).toBe(2);
  });

  it('does not save while the button is disabled, as during a recording', () => {
    rerender(<Form canSave={false} />);
    pressEnter('content', { ctrlKey: true });
    expect(saves).toBe(0);
  });

  it('is left to a dialog that is opened from the form', () => {
    expect(pressEnter('dialog', { ctrlKey: true })).toBe(true);
    expect(saves).toBe(0);
  });
});
