import { useEffect, useRef, useState } from 'react';
import { useInstallationConfig } from '../session/api/get-config.ts';
import { reverseGeocode } from './api/reverse-geocode.ts';
import { getCurrentPosition, isGeolocationGranted, type GeoPosition } from './geolocation.ts';

interface GeolocationOptions {
  position: GeoPosition | null;
  onPosition: (position: GeoPosition) => void;
  onName: (name: string) => void;
}

/**
 * Where a memory was made. Looked up by itself only where the person has already allowed it; else on a tap. What fails fails
 * silently: a memory needs no place.
 */
export function useGeolocation({ position, onPosition, onName }: GeolocationOptions) {
  const address = useInstallationConfig()?.reverseGeocodeUrl ?? null;
  const [finding, setFinding] = useState(false);
  const latest = useRef({ onPosition, onName });
  useEffect(() => {
    latest.current = { onPosition, onName };
  });
  const looked = useRef(position !== null);

  async function find(): Promise<void> {
    setFinding(true);
    try {
      const found = await getCurrentPosition();
      latest.current.onPosition(found);
      const name = address === null ? null : await reverseGeocode(address, found.latitude, found.longitude);
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
    void isGeolocationGranted().then((may) => (may ? find() : undefined));
    // once, when the settings are there
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known]);

  return { finding, find };
}
