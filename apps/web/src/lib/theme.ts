import { createExternalStore } from './external-store.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

export type Theme = 'light' | 'night';
/** `system`: what the device says, also when it changes its mind while the page is open. */
export type ThemeChoice = Theme | 'system';

const STORAGE_KEY = 'memory.theme';
const BROWSER_BAR_COLORS: Record<Theme, string> = { light: '#fbf7f0', night: '#11141b' };

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'light';
}

function readThemeChoice(): ThemeChoice {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'night' ? stored : 'system';
}

// kept here as well: a browser that remembers nothing still switches
const themeChoice = createExternalStore(readThemeChoice());

function applyTheme(): void {
  const choice = themeChoice.get();
  const theme = choice === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'night' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR_COLORS[theme]);
}

/** Follows the device when it changes its mind. */
export function watchSystemTheme(): void {
  matchMedia(PREFERS_DARK).addEventListener('change', applyTheme);
}

/** The other one of the two. */
export function toggleTheme(): void {
  setThemeChoice(shownTheme() === 'night' ? 'light' : 'night');
}

/** Switches the theme, and remembers the choice on this device. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, choice);
  themeChoice.set(choice);
  applyTheme();
}

export const useThemeChoice = (): ThemeChoice => themeChoice.use();
