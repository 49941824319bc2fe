/** A position in decimal degrees, as strings with six decimals. */
export interface GeoPosition {
  latitude: string;
  longitude: string;
}

/** Maximum time in milliseconds for determining the position, long enough for a phone to locate itself by satellite. */
const TIMEOUT_MS = 15_000;

/** Whether the user has granted the geolocation permission already. */
export async function isGeolocationGranted(): Promise<boolean> {
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

/**
 * Formats degrees with six decimals, which is a precision of about 10 cm. `String` would use scientific notation for values close to zero.
 */
const toDecimalDegrees = (degrees: number): string => degrees.toFixed(6);

/** Formats a position for display, with four decimals. */
export const formatPosition = ({ latitude, longitude }: GeoPosition): string =>
  `${Number(latitude).toFixed(4)}, ${Number(longitude).toFixed(4)}`;
