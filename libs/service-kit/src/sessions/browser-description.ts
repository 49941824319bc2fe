import Bowser from 'bowser';

/** Longer than the `User-Agent` of any browser. It bounds the work for a header that a program made up. */
const USER_AGENT_MAX_LENGTH = 512;
const browserNames: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const operatingSystemNames: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

export interface BrowserDescription {
  readonly browser: string | null;
  readonly operatingSystem: string | null;
}

/**
 * Returns the names of the browser and its operating system, such as `Firefox` and `Windows`. Only names from the library's lists are
 * returned, because for unknown browsers the library returns text from the header, which any client can choose.
 */
export function describeBrowser(userAgent: string | undefined): BrowserDescription {
  if (!userAgent) return { browser: null, operatingSystem: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX_LENGTH));
  return { browser: knownName(browser.name, browserNames), operatingSystem: knownName(os.name, operatingSystemNames) };
}

/** `Samsung Internet for Android` becomes `Samsung Internet`, because the description names the operating system separately. */
const knownName = (name: string | undefined, names: ReadonlySet<string>): string | null =>
  name !== undefined && names.has(name) ? name.replace(/ for Android$/, '') : null;
