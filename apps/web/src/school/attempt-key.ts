import { useRef } from 'react';
import { createId } from '../lib/create-id.ts';

/**
 * The idempotency keys of a form. An attempt with the same body gets the same key, so that the server creates nothing twice when only its response
 * was lost; a corrected body gets another key.
 */
export function useAttemptKey(): { keyOf: (body: unknown) => string; finish: () => void } {
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return {
    keyOf(body) {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: createId() };
      return attempt.current.key;
    },
    /** Called after a success: the next body is another creation, also when it is the same. */
    finish() {
      attempt.current = null;
    },
  };
}
