export interface GeoPosition {
  latitude: string;
  longitude: string;
}

/** Long enough for a phone that has to look for satellites, in milliseconds. */
const PATIENCE = 15_000;

/** Whether this page may know where it is without asking first. */
export async function isGeolocationGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false; // a browser that cannot be asked: then only after a tap
  }
}

/** Where this device is, as decimal degrees; rejects where it may not or cannot be known. */
export function getCurrentPosition(): Promise<GeoPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: asText(coords.latitude), longitude: asText(coords.longitude) }),
      reject,
      { timeout: PATIENCE, maximumAge: PATIENCE },
    );
  });
}

/** Six decimals are a hand's breadth; never the scientific notation of a number close to zero. */
const asText = (degrees: number): string => degrees.toFixed(6);

/** Coordinates as they are shown: to 4 decimals. */
export const formatPosition = ({ latitude, longitude }: GeoPosition): string =>
  `${Number(latitude).toFixed(4)}, ${Number(longitude).toFixed(4)}`;
