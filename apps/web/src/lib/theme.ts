import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

export type Theme = 'light' | 'night';
/** `system`: what the device says, also when it changes its mind while the page is open. */
export type ThemeChoice = Theme | 'system';

const STORED = 'memory.theme';
const GROUND: Record<Theme, string> = { light: '#fbf7f0', night: '#11141b' };

const listeners = new Set<() => void>();
const systemIsDark = '(prefers-color-scheme: dark)';

function current(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'light';
}

function stored(): ThemeChoice {
  const kept = deviceStorage.read(STORED);
  return kept === 'light' || kept === 'night' ? kept : 'system';
}

// kept here as well: a browser that remembers nothing still switches
let chosen = stored();

function show(): void {
  const theme = chosen === 'system' ? (matchMedia(systemIsDark).matches ? 'night' : 'light') : chosen;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  for (const listener of listeners) listener();
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
  chosen = choice;
  if (chosen === 'system') deviceStorage.remove(STORED);
  else deviceStorage.write(STORED, chosen);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => chosen);
}
