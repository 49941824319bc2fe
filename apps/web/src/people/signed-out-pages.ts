import type { Page } from '../lib/page.ts';
import { signedOutFriendCodePage } from './friend-codes/signed-out-page.ts';

/** The pages of this area for visitors who are not signed in. */
export const signedOutPeoplePages: readonly Page[] = [signedOutFriendCodePage];
