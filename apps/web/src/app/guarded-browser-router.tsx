import { type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isNavigationBlocked } from '../lib/navigation-guard.ts';

const history = createBrowserHistory({ window, v5Compat: true });
type To = Parameters<typeof history.push>[0];
type Update = Parameters<Parameters<typeof history.listen>[0]>[0];
type HistoryState = Pick<Update, 'action' | 'location'>;

const isBlocked = (to: To, go: () => void): boolean =>
  isNavigationBlocked(window.location.pathname, new URL(history.createHref(to), window.location.origin).pathname, go);

const navigator = {
  ...history,
  push(to: To, state?: unknown) {
    const go = (): void => history.push(to, state);
    if (!isBlocked(to, go)) go();
  },
  replace(to: To, state?: unknown) {
    const go = (): void => history.replace(to, state);
    if (!isBlocked(to, go)) go();
  },
};

/**
 * The browser's addresses, with a screen that may ask before it is left (`useBlocker`). The library's own router that can do so
 * loads data as well and weighs 17 KB more.
 */
export function GuardedBrowserRouter({ children }: { children: ReactNode }) {
  const [state, setState] = useState<HistoryState>({ action: NavigationType.Pop, location: history.location });
  useLayoutEffect(() => history.listen(guardPopNavigation(setState)), []);
  return (
    <Router location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Going back cannot be stopped, only undone: where a screen holds on, the browser is sent to where it was. */
function guardPopNavigation(setPlace: (place: HistoryState) => void): (update: Update) => void {
  let shown = window.location.pathname;
  let expected: 'undone' | 'let through' | null = null;
  return ({ action, location, delta }) => {
    const outcome = expected;
    expected = null;
    if (outcome === 'undone') return;
    const letThrough = (): void => {
      expected = 'let through';
      history.go(delta ?? 0);
    };
    if (
      action === NavigationType.Pop &&
      delta &&
      outcome === null &&
      isNavigationBlocked(shown, location.pathname, letThrough)
    ) {
      expected = 'undone';
      history.go(-delta);
      return;
    }
    shown = location.pathname;
    setPlace({ action, location });
  };
}
