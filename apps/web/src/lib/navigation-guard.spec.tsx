/** @vitest-environment dom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuardedBrowserRouter } from '../shell/guarded-browser-router.tsx';
import { useNavigationGuard } from './navigation-guard.ts';

const renderGuard = (isActive: boolean) =>
  renderHook(
    (props: { isActive: boolean }) => ({
      guard: useNavigationGuard(props.isActive),
      navigate: useNavigate(),
      location: useLocation(),
    }),
    { wrapper: GuardedBrowserRouter, initialProps: { isActive } },
  );

describe('useNavigationGuard', () => {
  let rendered: ReturnType<typeof renderGuard>;
  const current = () => rendered.result.current;
  const navigate = (to: string) => act(async () => current().navigate(to));
  const render = (isActive: boolean) => (rendered = renderGuard(isActive));

  beforeEach(async () => {
    render(false);
    await navigate('/start');
    await navigate('/form');
    rendered.unmount();
  });

  it('lets navigation through while it is inactive', async () => {
    render(false);
    await navigate('/other');
    expect([current().location.pathname, current().guard.isBlocked]).toEqual(['/other', false]);
  });

  it('blocks navigation to another path until it is continued', async () => {
    render(true);
    await navigate('/other');
    expect([current().location.pathname, window.location.pathname]).toEqual(['/form', '/form']);
    expect(current().guard.isBlocked).toBe(true);
    act(() => current().guard.proceed());
    expect([current().location.pathname, current().guard.isBlocked]).toEqual(['/other', false]);
  });

  it('stays on the page when the blocked navigation is cancelled', async () => {
    render(true);
    await navigate('/other');
    act(() => current().guard.cancel());
    expect([current().location.pathname, current().guard.isBlocked]).toEqual(['/form', false]);
  });

  it('does not block a change of the query', async () => {
    render(true);
    await navigate('/form?tab=find');
    expect([current().location.search, current().guard.isBlocked]).toEqual(['?tab=find', false]);
  });

  it('reverts going back, and repeats it when it is continued', async () => {
    render(true);
    act(() => window.history.back());
    await waitFor(() => expect(current().guard.isBlocked).toBe(true));
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(current().location.pathname).toBe('/form');
    act(() => current().guard.proceed());
    await waitFor(() => expect(current().location.pathname).toBe('/start'));
    expect(window.location.pathname).toBe('/start');
  });

  it('lets navigation through after the guarded screen has been unmounted', async () => {
    render(true);
    rendered.unmount();
    render(false);
    await navigate('/other');
    expect(current().location.pathname).toBe('/other');
  });
});
