interface Browser {
  userAgent: string;
  platform?: string;
  maxTouchPoints?: number;
}

/** iPhones, iPods and iPads; a newer iPad says that it is a Mac, and is the only one that can be touched. */
export function isIos({ userAgent, platform = '', maxTouchPoints = 0 }: Browser): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
}

/** Safari itself: every other browser names it too, beside its own name. */
export function isSafari({ userAgent }: Browser): boolean {
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\/|CriOS|FxiOS|EdgiOS|OPT\/|Android/.test(userAgent);
}
