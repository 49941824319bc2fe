import { useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage.ts';

export type Theme = 'light' | 'night';

const STORED = 'memory.theme';
const GROUND: Record<Theme, string> = { light: '#fbf7f0', night: '#11141b' };

const listeners = new Set<() => void>();
const system = matchMedia('(prefers-color-scheme: dark)');

function current(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'light';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
  for (const listener of listeners) listener();
}

// until somebody chooses here, the page follows the system, also while it is open
system.addEventListener('change', () => {
  if (deviceStorage.read(STORED) === null) apply(system.matches ? 'night' : 'light');
});

/** Switches the theme, and remembers the choice on this device. */
export function switchTheme(theme: Theme): void {
  deviceStorage.write(STORED, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}
