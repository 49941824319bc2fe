import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Returns a ref for an element, and whether that element is, or has been, within one screen height of the viewport. */
export function useNearViewport<El extends Element>(): [RefObject<El | null>, boolean] {
  const ref = useRef<El>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: '100% 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
