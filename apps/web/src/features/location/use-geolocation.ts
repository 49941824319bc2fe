import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../session/api/get-config.ts';
import { placeName } from './api/reverse-geocode.ts';
import { findPosition, mayKnowPosition, type Position } from './geolocation.ts';

interface LocationUses {
  position: Position | null;
  onPosition: (position: Position) => void;
  onName: (name: string) => void;
}

/**
 * Where a memory was made. Looked up by itself only where the person has already allowed it; else on a tap. What fails fails
 * silently: a memory needs no place.
 */
export function useLocation({ position, onPosition, onName }: LocationUses) {
  const address = useConfig()?.reverseGeocodeUrl ?? null;
  const [finding, setFinding] = useState(false);
  const latest = useRef({ onPosition, onName });
  useEffect(() => {
    latest.current = { onPosition, onName };
  });
  const looked = useRef(position !== null);

  async function find(): Promise<void> {
    setFinding(true);
    try {
      const found = await findPosition();
      latest.current.onPosition(found);
      const name = address === null ? null : await placeName(address, found.latitude, found.longitude);
      if (name !== null) latest.current.onName(name);
    } catch {
      // refused, switched off, or nobody there to name it
    } finally {
      setFinding(false);
    }
  }

  const known = address !== null;
  useEffect(() => {
    if (looked.current || !known) return;
    looked.current = true;
    void mayKnowPosition().then((may) => (may ? find() : undefined));
    // once, when the settings are there
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known]);

  return { finding, find };
}
