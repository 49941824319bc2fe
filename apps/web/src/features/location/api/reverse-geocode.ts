interface Place {
  city?: string;
  countryName?: string;
}

/**
 * The name of a place as 'city, country'; null where nobody could tell. The product's own rule: its name is asked for in English.
 * @param address what GET /api/config names for it
 */
export async function reverseGeocode(address: string, latitude: string, longitude: string): Promise<string | null> {
  const url = new URL(address);
  url.searchParams.set('latitude', latitude);
  url.searchParams.set('longitude', longitude);
  url.searchParams.set('localityLanguage', 'en');
  const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) return null;
  const { city, countryName } = (await answer.json()) as Place;
  return [city, countryName].filter(Boolean).join(', ') || null;
}
