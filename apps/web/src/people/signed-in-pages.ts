import type { Page } from '../lib/page.ts';
import { friendCodePage } from './friend-codes/page.ts';
import { friendsPage } from './friends/page.ts';

/** The pages of this area for signed-in users. */
export const peoplePages: readonly Page[] = [friendCodePage, friendsPage];
