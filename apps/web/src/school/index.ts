// What other areas use of `school`: the link to the classes, and the end of a student's session on a device of a class.
// A build imports each name from its own file (build/area-imports-plugin.ts).
export { ClassSessionControls, hasClassSession } from './class-session/lazy-class-session.ts';
export { ClassesLink, hasClasses } from './menu/lazy-classes-link.ts';
