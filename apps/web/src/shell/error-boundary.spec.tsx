/** @vitest-environment dom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../test/render.tsx';
import { OptionalContent } from '../components/ui/optional-content.tsx';
import { setServerReachable } from '../lib/online-status.ts';
import { preloadable } from '../lib/preloadable-component.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let loads = 0;
let isConnected = false;

/** A component whose code can be loaded only while `isConnected`. */
const createPart = (text: string) =>
  preloadable<object>(() => {
    loads += 1;
    return isConnected
      ? Promise.resolve({ default: () => <p>{text}</p> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });

function showPage(): void {
  const Page = createPart('the page');
  renderWithProviders(
    <ErrorBoundary as="div">
      <Suspense fallback="loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

describe('a page whose code could not be loaded', () => {
  beforeEach(() => {
    [loads, isConnected] = [0, false];
    // React logs each error that a boundary handles.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('says so and is loaded again on request', async () => {
    showPage();
    expect(await screen.findByText('This page did not arrive')).toBeTruthy();
    expect(loads).toBe(1);
    isConnected = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page')).toBeTruthy();
  });

  it('is loaded again by itself when the connection is back', async () => {
    showPage();
    await screen.findByText('This page did not arrive');
    isConnected = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('the page')).toBeTruthy();
  });

  it('stays on request while there is no connection', async () => {
    showPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loads).toBe(2));
    // Known to be offline, it does not reload the whole page the next time either.
    setServerReachable(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(loads).toBe(3));
    expect(await screen.findByText('This page did not arrive')).toBeTruthy();
    setServerReachable(true);
  });
});

describe('content that a page can do without', () => {
  beforeEach(() => {
    [loads, isConnected] = [0, false];
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is left out while its code cannot be loaded, and comes when the connection is back', async () => {
    const Ideas = createPart('ideas');
    renderWithProviders(
      <ErrorBoundary as="div">
        <p>the entries</p>
        <OptionalContent fallback="loading">
          <Ideas />
        </OptionalContent>
      </ErrorBoundary>,
    );
    await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
    expect(screen.getByText('the entries')).toBeTruthy();
    isConnected = true;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('ideas')).toBeTruthy();
  });

  it('leaves its other failures to the page', () => {
    renderWithProviders(
      <ErrorBoundary as="div">
        <OptionalContent>
          <Broken />
        </OptionalContent>
      </ErrorBoundary>,
    );
    expect(screen.getByText('This page lost its ink')).toBeTruthy();
  });
});

function Broken(): never {
  throw new Error('a mistake');
}

it('a page that fails while it is shown says that nothing saved is lost', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithProviders(
    <ErrorBoundary as="div">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('This page lost its ink')).toBeTruthy();
  vi.restoreAllMocks();
});
