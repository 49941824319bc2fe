import type { Page } from '../../lib/page.ts';
import { signedInPages } from '../signed-in-pages.ts';

type MenuItem = NonNullable<Page['menuItem']>;

const linksOf = (menu: MenuItem['menu']): (MenuItem & { to: string })[] =>
  signedInPages
    .flatMap(({ path, menuItem }) => (menuItem?.menu === menu ? [{ ...menuItem, to: path }] : []))
    .toSorted((a, b) => a.position - b.position);

/** Links to the main pages, shown in the top bar and in the mobile menu. */
export const navLinks = linksOf('main');

/** Links to the user's own pages, shown in the avatar menu and in the mobile menu. */
export const accountLinks = linksOf('account');
