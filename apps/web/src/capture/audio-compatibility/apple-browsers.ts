/** The part of `navigator` that identifies the browser. */
interface NavigatorInfo {
  userAgent: string;
  platform?: string;
  maxTouchPoints?: number;
}

/** Whether the device is an iPhone, iPod or iPad. Newer iPads report the same platform as a Mac, but no Mac has a touch screen. */
export function isIos({ userAgent, platform = '', maxTouchPoints = 0 }: NavigatorInfo): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Whether the browser is Safari. Other browsers' user agents contain `Safari` too, but in addition to the name of their own product. */
export function isSafari({ userAgent }: NavigatorInfo): boolean {
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|CriOS|FxiOS|EdgiOS|OPT\/|Android/.test(userAgent);
}
