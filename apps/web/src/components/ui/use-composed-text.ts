import {
  type ChangeEvent,
  type ChangeEventHandler,
  type CompositionEventHandler,
  type FocusEventHandler,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';

interface TextFieldProps<Field> {
  value?: string | number | readonly string[] | undefined;
  onChange?: ChangeEventHandler<Field> | undefined;
  onBlur?: FocusEventHandler<Field> | undefined;
  onCompositionStart?: CompositionEventHandler<Field> | undefined;
  onCompositionEnd?: CompositionEventHandler<Field> | undefined;
}

/**
 * Props for a text field whose `onChange` is called with complete text alone: while an input method composes (`nihao` on the way to 你好),
 * the field itself keeps the unfinished text, and `onChange` is called once when the composition ends. So the code that uses the text of
 * a field (searches, requests, the address, drafts) need not know about input methods.
 *
 * The end is read from `compositionend`, because browsers differ in whether an `input` event comes after it. A field that loses the focus no
 * longer composes.
 */
export function useComposedText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  props: TextFieldProps<Field>,
): TextFieldProps<Field> & { isComposing: boolean } {
  const [unfinishedText, setUnfinishedText] = useState<string | null>(null);
  const isComposing = useRef(false);

  function finish(event: SyntheticEvent<Field>): void {
    if (!isComposing.current) return;
    isComposing.current = false;
    setUnfinishedText(null);
    props.onChange?.(event as ChangeEvent<Field>);
  }

  return {
    isComposing: unfinishedText !== null,
    // A field without `value` is not controlled by React: it keeps its text itself.
    ...(props.value === undefined ? {} : { value: unfinishedText ?? props.value }),
    onChange(event) {
      if (isComposing.current) setUnfinishedText(event.target.value);
      else props.onChange?.(event);
    },
    onBlur(event) {
      finish(event);
      props.onBlur?.(event);
    },
    onCompositionStart(event) {
      isComposing.current = true;
      props.onCompositionStart?.(event);
    },
    onCompositionEnd(event) {
      finish(event);
      props.onCompositionEnd?.(event);
    },
  };
}
