import { deviceStorage } from './device-storage.ts';
import { sharedValue } from './shared-value.ts';

export type Theme = 'light' | 'night';
/** `system`: what the device says, also when it changes its mind while the page is open. */
export type ThemeChoice = Theme | 'system';

const STORED = 'memory.theme';
const GROUND: Record<Theme, string> = { light: '#fbf7f0', night: '#11141b' };

const systemIsDark = '(prefers-color-scheme: dark)';

function current(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'light';
}

function stored(): ThemeChoice {
  const kept = deviceStorage.read(STORED);
  return kept === 'light' || kept === 'night' ? kept : 'system';
}

// kept here as well: a browser that remembers nothing still switches
const chosen = sharedValue(stored());

function show(): void {
  const choice = chosen.get();
  const theme = choice === 'system' ? (matchMedia(systemIsDark).matches ? 'night' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
}

/** Follows the device when it changes its mind. */
export function followDeviceTheme(): void {
  matchMedia(systemIsDark).addEventListener('change', show);
}

/** The other one of the two. */
export function toggleTheme(): void {
  switchTheme(current() === 'night' ? 'light' : 'night');
}

/** Switches the theme, and remembers the choice on this device. */
export function switchTheme(choice: ThemeChoice): void {
  if (choice === 'system') deviceStorage.remove(STORED);
  else deviceStorage.write(STORED, choice);
  chosen.set(choice);
  show();
}

export const useThemeChoice = (): ThemeChoice => chosen.use();
