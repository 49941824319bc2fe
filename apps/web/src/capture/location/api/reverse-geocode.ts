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
export async function reverseGeocode(providerUrl: string, latitude: string, longitude: string): Promise<string | null> {
  const url = new URL(providerUrl);
  url.searchParams.set('latitude', latitude);
  url.searchParams.set('longitude', longitude);
  url.searchParams.set('localityLanguage', 'en');
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) return null;
  const { city, countryName } = (await response.json()) as ReverseGeocodeResponse;
  return [city, countryName].filter(Boolean).join(', ') || null;
}
