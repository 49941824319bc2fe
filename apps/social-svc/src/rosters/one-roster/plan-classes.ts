import type { RosterClass, SchoolRoster } from './school-roster.ts';

/** A class that an earlier import created. */
export interface KnownClass {
  readonly id: string;
  readonly sourceId: string;
  readonly name: string;
  readonly schoolYear: string | null;
  readonly isArchived: boolean;
}

export interface ClassChange {
  readonly known: KnownClass;
  readonly after: RosterClass;
}

export interface ClassPlan {
  readonly created: readonly RosterClass[];
  /** Renamed, of another school year, or restored. */
  readonly changed: readonly ClassChange[];
  readonly archived: readonly KnownClass[];
  /** The source ids of the classes that are not archived when the plan was carried out. */
  readonly active: ReadonlySet<string>;
}

const isChanged = ({ known, after }: ClassChange): boolean =>
  known.isArchived || known.name !== after.name || known.schoolYear !== after.schoolYear;

/** Compares the classes of an archive with those that earlier imports created. Classes that teachers have created are not touched. */
export function planClasses(
  { classes, removedClasses, modes }: Pick<SchoolRoster, 'classes' | 'removedClasses' | 'modes'>,
  known: readonly KnownClass[],
): ClassPlan {
  const knownById = new Map(known.map((found) => [found.sourceId, found]));
  const named = new Set(classes.map(({ sourceId }) => sourceId));
  const removed = new Set(removedClasses);
  const isGone = ({ sourceId }: KnownClass): boolean =>
    removed.has(sourceId) || (modes.classes === 'bulk' && !named.has(sourceId));
  const archived = known.filter((found) => !found.isArchived && isGone(found));
  const stored = classes.flatMap((after) => {
    const found = knownById.get(after.sourceId);
    return found ? [{ known: found, after: { ...after, schoolYear: after.schoolYear ?? found.schoolYear } }] : [];
  });
  const stays = known.filter((found) => !found.isArchived && !isGone(found));
  return {
    created: classes.filter(({ sourceId }) => !knownById.has(sourceId)),
    changed: stored.filter(isChanged),
    archived,
    active: new Set([...named, ...stays.map(({ sourceId }) => sourceId)]),
  };
}
