import { type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isNavigationBlocked } from '../lib/navigation-guard.ts';

const history = createBrowserHistory({ window, v5Compat: true });
type To = Parameters<typeof history.push>[0];
type HistoryUpdate = Parameters<Parameters<typeof history.listen>[0]>[0];
type HistoryState = Pick<HistoryUpdate, 'action' | 'location'>;

const isBlocked = (to: To, proceed: () => void): boolean =>
  isNavigationBlocked(
    window.location.pathname,
    new URL(history.createHref(to), window.location.origin).pathname,
    proceed,
  );

const guardedNavigator = {
  ...history,
  push(to: To, state?: unknown) {
    const proceed = (): void => history.push(to, state);
    if (!isBlocked(to, proceed)) proceed();
  },
  replace(to: To, state?: unknown) {
    const proceed = (): void => history.replace(to, state);
    if (!isBlocked(to, proceed)) proceed();
  },
};

/**
 * Browser router with a navigation guard (`useNavigationGuard`). React Router itself blocks navigation (`useBlocker`) only with its data
 * router, which would add 16 KB (gzip), so that the home page would exceed its size budget.
 */
export function GuardedBrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setState] = useState<HistoryState>({
    action: NavigationType.Pop,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(guardBackAndForward(setState)), []);
  return (
    <Router location={location} navigationType={action} navigator={guardedNavigator}>
      {children}
    </Router>
  );
}

/**
 * Applies the navigation guard to the back and forward buttons. A page cannot prevent a navigation by these buttons, so a blocked
 * navigation is reverted with `history.go` in the other direction.
 */
function guardBackAndForward(setState: (state: HistoryState) => void): (update: HistoryUpdate) => void {
  let shownPath = window.location.pathname;
  // The reason for the next popstate event, if this function causes the event with `history.go`; null if the user causes it.
  let expectedPop: 'reverted' | 'proceeded' | null = null;
  return ({ action, location, delta }) => {
    const pop = expectedPop;
    expectedPop = null;
    if (pop === 'reverted') return;
    const proceed = (): void => {
      expectedPop = 'proceeded';
      history.go(delta ?? 0);
    };
    const isUserPop = action === NavigationType.Pop && delta && pop === null;
    if (isUserPop && isNavigationBlocked(shownPath, location.pathname, proceed)) {
      expectedPop = 'reverted';
      history.go(-delta);
      return;
    }
    shownPath = location.pathname;
    setState({ action, location });
  };
}
