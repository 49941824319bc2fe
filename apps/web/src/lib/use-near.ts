import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is, or once was, in sight or less than a screen away from it. */
export function useNear<El extends Element>(): [RefObject<El | null>, boolean] {
  const ref = useRef<El>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100% 0px' },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [near]);
  return [ref, near];
}
