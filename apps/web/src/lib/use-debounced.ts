import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for `milliseconds`: a search does not run at every letter. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return still;
}
