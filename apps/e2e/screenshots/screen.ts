import type { Page } from '@playwright/test';
import type { SampleDataIds } from './sample-data.ts';

export type ScreenViewer = 'stranger' | 'owner' | 'newcomer' | 'writer';

/** A page of the app, and the actions that the test performs on the page before it takes the screenshot. */
export interface Screen {
  name: string;
  viewer: ScreenViewer;
  path: string | ((sampleData: SampleDataIds) => string);
  act?: (page: Page) => Promise<unknown>;
  /** A URL pattern. Requests that match it never get a response, so that the page keeps showing its loading state. */
  silent?: string;
  /** The same from the actions on: the page itself is complete. */
  silentActions?: string;
  /** A URL pattern. Requests that match it fail, so that the page shows its error message. */
  broken?: string;
  /** Whether to disable IndexedDB for this screen, so that later screens do not restore its unfinished recording. */
  forgetful?: boolean;
  /** Whether the screenshot shows the whole page instead of the viewport. Must not be set for pages with a dialog. */
  whole?: boolean;
}
