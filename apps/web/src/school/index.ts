// What other areas use of `school`: the link to the classes.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { ClassesLink, hasClasses } from './menu/lazy-classes-link.ts';
