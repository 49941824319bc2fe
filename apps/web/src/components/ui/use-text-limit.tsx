import { typedLength } from '@memory/contracts/text';
import { clsx } from 'clsx';
import { type AriaAttributes, type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComposedText } from './use-composed-text.ts';

export interface TextLimit {
  /** The maximum number of characters that the server accepts. */
  limit?: number | undefined;
  /** The normal form in which the server counts the text. */
  normalize?: (text: string) => string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;
type FieldProps<Element extends Field> = Parameters<typeof useComposedText<Element>>[0] &
  Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { ref?: Ref<Element> | undefined };

/**
 * Props for a text field that keeps a text of any length. If the text is too long, the field says so, with the number of characters that
 * the server counts, and its form is not submitted: the field gets the focus instead. (The attribute `maxLength` of HTML silently cuts what
 * is pasted, and counts an emoji as several characters.)
 *
 * @param countedFrom the part of the limit from which the number of characters is shown
 * @returns the props of the field, and the note that is rendered after it
 */
export function useTextLimit<Element extends Field>(
  props: FieldProps<Element>,
  {
    limit = Infinity,
    normalize,
    countedFrom,
  }: TextLimit & { normalize: (text: string) => string; countedFrom: number },
): { field: object; note: ReactNode } {
  const noteId = useId();
  const element = useRef<Element>(null);
  const measured = useRef('');
  /** The length of the text, or 0 while it is not shown. */
  const [length, setLength] = useState(0);
  const isTooLong = length > limit;

  function measure(): void {
    const typed = element.current?.value ?? '';
    if (limit === Infinity || typed === measured.current) return;
    measured.current = typed;
    const length = typedLength(typed, normalize);
    setLength(length > limit * countedFrom ? length : 0);
  }

  const { isComposing, ...field } = useComposedText<Element>({
    ...props,
    onChange(event) {
      props.onChange?.(event);
      measure();
    },
  });
  // Forms also change the text of a field themselves.
  useEffect(() => {
    if (!isComposing) measure();
  });

  useEffect(() => {
    const form = element.current?.form;
    if (!isTooLong || !form) return undefined;
    const reject = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      // A field in a closed <details> cannot have the focus.
      element.current?.closest('details')?.setAttribute('open', '');
      element.current?.focus();
    };
    // At the form itself, it comes before the handlers of React, which listens at the root of the page.
    form.addEventListener('submit', reject, true);
    return () => form.removeEventListener('submit', reject, true);
  }, [isTooLong]);

  const { ref } = props;
  const setElement = useCallback(
    (current: Element | null) => {
      element.current = current;
      return assign(ref, current);
    },
    [ref],
  );
  return {
    field: {
      ...field,
      ref: setElement,
      'aria-invalid': isTooLong || props['aria-invalid'],
      'aria-describedby': clsx(props['aria-describedby'], length > 0 && noteId) || undefined,
    },
    note: length > 0 && <LengthNote id={noteId} length={length} limit={limit} />,
  };
}

function assign<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | void {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

/** Shows the number of characters of a text near its limit, or says that the text has too many characters. */
function LengthNote({ id, length, limit }: { id: string; length: number; limit: number }) {
  const { t, i18n } = useTranslation();
  const [characters, max] = [length, limit].map((count) => count.toLocaleString(i18n.language));
  const isTooLong = length > limit;
  return (
    <span
      id={id}
      role={isTooLong ? 'alert' : undefined}
      className={clsx('block text-sm', isTooLong ? 'text-cinnabar-text' : 'text-ink-soft')}
    >
      {t(isTooLong ? 'textLimit.tooLong' : 'textLimit.near', { characters, max })}
    </span>
  );
}
