import { expect, it } from 'vitest';
import { isIos, isSafari } from './apple-browsers.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const chromeOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0 Mobile Safari/537.36';

it.each([
  ['an iPhone', { userAgent: iPhone }, true, true],
  ['Chrome on an iPhone', { userAgent: chromeOnIphone }, true, false],
  ['Safari on a Mac', { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0 }, false, true],
  [
    'an iPad that reports the platform of a Mac',
    { userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5 },
    true,
    true,
  ],
  ['Chrome on Linux', { userAgent: chrome, platform: 'Linux x86_64' }, false, false],
  ['Chrome on Android', { userAgent: android }, false, false],
])('%s', (_, browser, ios, safari) => expect([isIos(browser), isSafari(browser)]).toEqual([ios, safari]));
