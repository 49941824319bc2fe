/** Decimal degrees, as text with six decimals. */
export interface GeoPosition {
  latitude: string;
  longitude: string;
}

/** Long enough for a phone's satellite fix. */
const TIMEOUT_MS = 15_000;

/** Whether the user has granted the geolocation permission already. */
export async function isGeolocationGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false; // the browser has no Permissions API
  }
}

/** The device's position. Rejects with a GeolocationPositionError if it is denied or unavailable. */
export function getCurrentPosition(): Promise<GeoPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: toDecimalDegrees(coords.latitude), longitude: toDecimalDegrees(coords.longitude) }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    );
  });
}

/** Six decimals are about 10 cm. `String` would use scientific notation close to zero. */
const toDecimalDegrees = (degrees: number): string => degrees.toFixed(6);

/** A position for display, to 4 decimals. */
export const formatPosition = ({ latitude, longitude }: GeoPosition): string =>
  `${Number(latitude).toFixed(4)}, ${Number(longitude).toFixed(4)}`;
