import { useEffect, useRef, useState } from 'react';
import { useInstallationConfig } from '../../session/index.ts';

/** A position in decimal degrees, as strings with six decimals. */
export interface GeoPosition {
  latitude: string;
  longitude: string;
}

/** Maximum time in milliseconds for determining the position, long enough for a phone to locate itself by satellite. */
const TIMEOUT_MS = 15_000;

/** Whether the user has granted the geolocation permission already. */
async function isGeolocationGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false; // the browser has no Permissions API, so the permission counts as not granted
  }
}

/**
 * Determines the device's position.
 * @throws GeolocationPositionError if the user denies the permission or the position is unavailable
 */
function getCurrentPosition(): Promise<GeoPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: toDecimalDegrees(coords.latitude), longitude: toDecimalDegrees(coords.longitude) }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    );
  });
}

/**
 * Formats degrees with six decimals, which is a precision of about 10 cm. `String` would use scientific notation for values close to zero.
 */
const toDecimalDegrees = (degrees: number): string => degrees.toFixed(6);

/** Formats a position for display, with four decimals. */
export const formatPosition = ({ latitude, longitude }: GeoPosition): string =>
  `${Number(latitude).toFixed(4)}, ${Number(longitude).toFixed(4)}`;

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

interface ReverseGeocodeResponse {
  city?: string;
  countryName?: string;
}

/**
 * Finds the name of the place at a position.
 * @param providerUrl the value `reverseGeocodeUrl` of GET /api/config
 * @param latitude and @param longitude decimal degrees
 * @returns 'city, country' in English; null if the provider knows no name
 */
async function reverseGeocode(providerUrl: string, latitude: string, longitude: string): Promise<string | null> {
  const url = new URL(providerUrl);
  url.searchParams.set('latitude', latitude);
  url.searchParams.set('longitude', longitude);
  url.searchParams.set('localityLanguage', 'en');
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) return null;
  const { city, countryName } = (await response.json()) as ReverseGeocodeResponse;
  return [city, countryName].filter(Boolean).join(', ') || null;
}
