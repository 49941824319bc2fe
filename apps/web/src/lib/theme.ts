import { createExternalStore } from './external-store.ts';
import { safeLocalStorage } from './safe-local-storage.ts';

export type ColorTheme = 'light' | 'night';
/** The user's choice of a theme. `system` follows the device's setting, also when it changes while the page is open. */
export type ThemeChoice = ColorTheme | 'system';

const STORAGE_KEY = 'memory.theme';
const BROWSER_BAR_COLORS: Record<ColorTheme, string> = { light: '#fbf7f0', night: '#11141b' };

const PREFERS_DARK = '(prefers-color-scheme: dark)';

function shownTheme(): ColorTheme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'light';
}

function readThemeChoice(): ThemeChoice {
  const stored = safeLocalStorage.read(STORAGE_KEY);
  return stored === 'light' || stored === 'night' ? stored : 'system';
}

// The choice is kept in memory too, for browsers that block localStorage.
const themeChoice = createExternalStore(readThemeChoice());

function applyTheme(): void {
  const choice = themeChoice.get();
  const theme = choice === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'night' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_BAR_COLORS[theme]);
}

/** Applies the device's theme whenever the device's setting changes. */
export function watchSystemTheme(): void {
  matchMedia(PREFERS_DARK).addEventListener('change', applyTheme);
}

/** Switches between the light and the night theme. */
export function toggleTheme(): void {
  setThemeChoice(shownTheme() === 'night' ? 'light' : 'night');
}

/** Applies the chosen theme and stores the choice on this device. */
export function setThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') safeLocalStorage.remove(STORAGE_KEY);
  else safeLocalStorage.write(STORAGE_KEY, choice);
  themeChoice.set(choice);
  applyTheme();
}

export const useThemeChoice = (): ThemeChoice => themeChoice.use();
