import { useEffect, useRef, useState } from 'react';
import { useInstallationConfig } from '../../session/index.ts';
import { reverseGeocode } from './api/reverse-geocode.ts';
import { getCurrentPosition, isGeolocationGranted, type GeoPosition } from './geolocation.ts';

interface GeolocationOptions {
  position: GeoPosition | null;
  onPosition: (position: GeoPosition) => void;
  onName: (name: string) => void;
}

/**
 * Determines the device's position and the name of the place. This happens automatically if the user has granted the permission already,
 * otherwise when `locate` is called, and never on installations that store no positions. Errors are ignored, because a location is optional.
 */
export function useGeolocation({ position, onPosition, onName }: GeolocationOptions) {
  const config = useInstallationConfig();
  const providerUrl = config?.reverseGeocodeUrl ?? null;
  const storesPositions = config?.storePositions ?? true;
  const [isLocating, setLocating] = useState(false);
  const latest = useRef({ onPosition, onName });
  useEffect(() => {
    latest.current = { onPosition, onName };
  });
  const hasLocated = useRef(position !== null);

  async function locate(): Promise<void> {
    setLocating(true);
    try {
      const found = await getCurrentPosition();
      latest.current.onPosition(found);
      const name = providerUrl === null ? null : await reverseGeocode(providerUrl, found.latitude, found.longitude);
      if (name !== null) latest.current.onName(name);
    } catch {
      // ignored: the permission is denied, the position is unavailable, or the provider of place names cannot be reached
    } finally {
      setLocating(false);
    }
  }

  const isEnabled = providerUrl !== null && storesPositions;
  useEffect(() => {
    if (hasLocated.current || !isEnabled) return;
    hasLocated.current = true;
    void isGeolocationGranted().then((isGranted) => (isGranted ? locate() : undefined));
    // This effect runs once, when the configuration is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEnabled]);

  return { isLocating, locate, storesPositions };
}
