import fc from 'fast-check';
import { describeBrowser } from '../src/sessions/browser-description.ts';

describe('the description of a browser', () => {
  it.each([
    ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    [
      'Microsoft Edge',
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ],
    [
      'Samsung Internet',
      'Android',
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Chrome',
      'Chrome OS',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ],
  ])('is %s on %s', (browser, operatingSystem, userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({ browser, operatingSystem });
  });

  it.each([undefined, '', ' ', 'curl/8.5', '<b>Call 555-0100</b>/1.0 '])('is unknown for %j', (userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({ browser: null, operatingSystem: null });
  });

  it('never contains text of the header beyond the known names', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 2_000 }), (name, rest) => {
        const { browser, operatingSystem } = describeBrowser(`${name}/1.0 ${rest}`);
        for (const text of [browser, operatingSystem])
          expect(text ?? '').toMatch(/^[A-Z][\w -]{1,30}$|^webOS$|^iOS$|^macOS$|^$/);
      }),
    );
  });
});
