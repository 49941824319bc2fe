import type { Page } from '../lib/page.ts';
import { profilePage } from './profile/page.ts';
import { settingsGroupPage, settingsPage } from './settings/page.ts';

/** The pages of this area for signed-in users. */
export const accountPages: readonly Page[] = [profilePage, settingsPage, settingsGroupPage];
