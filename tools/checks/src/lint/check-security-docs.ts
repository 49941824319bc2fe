import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@memory/launcher/config';

/**
 * Checks claims of docs/security.md and docs/security-asvs.md, as part of `npm run lint`: every file and test that the documents name exists, and the
 * table answers each requirement exactly once. This is not a test, because it depends on the spec files of all projects.
 */
const THREAT_MODEL = 'docs/security.md';
const ASVS = 'docs/security-asvs.md';
/** The number of requirements of the levels 1 and 2 in ASVS 5.0.0. */
const REQUIREMENTS = 253;

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const exists = (path: string): boolean => existsSync(join(repositoryRoot, path));

/** Finds missing files. A document names files in code spans (`apps/…`), and links to documents with paths relative to docs/. */
function findMissingFiles(document: string): string[] {
  const content = read(document);
  const spans = [...content.matchAll(/`((?:apps|libs|tools|lab|deploy)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const links = [...content.matchAll(/\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => join('docs', link));
  return [...spans, ...links].filter((path) => !exists(path)).map((path) => `${document} names no file: ${path}`);
}

/** Finds missing tests. A document names tests as `file.spec.ts` “name” “another name”. */
function findMissingTests(document: string): string[] {
  const groups = [...read(document).matchAll(/`([\w./-]+\.spec\.tsx?)`((?: “[^”]+”)+)/g)];
  return groups.flatMap(([, path = '', names = '']) => {
    const spec = exists(path) ? read(path) : '';
    const missing = [...names.matchAll(/“([^“”]+)”/g)].filter(([, name = '']) => !spec.includes(name));
    return missing.map(([name]) => `${document} names no test of ${path}: ${name}`);
  });
}

/** Returns the requirements of a row: `1.2.3` is one requirement, `1.2.3–1.2.5` are three. */
function expandIds(ids: string): string[] {
  const [first = '', last = first] = ids.split('–');
  const section = first.slice(0, first.lastIndexOf('.') + 1);
  const from = Number(first.slice(section.length));
  const length = Number(last.slice(section.length)) - from + 1;
  return Array.from({ length }, (_, index) => `${section}${from + index}`);
}

function findWrongStatuses(): string[] {
  const content = read(ASVS);
  const rows = content.matchAll(/^\| ([\d.–]+) +\| [12] +\| .+? \| \*\*(met|does not apply|open)\*\*: /gm);
  const requirements = [...rows].flatMap(([, ids = '', status = '']) => expandIds(ids).map((id) => ({ id, status })));
  const count = (wanted: string): number => requirements.filter(({ status }) => status === wanted).length;
  const totals = `${count('met')} met, ${count('does not apply')} do not apply, ${count('open')} open`;
  const distinct = new Set(requirements.map(({ id }) => id)).size;
  return [
    ...(distinct === REQUIREMENTS && requirements.length === REQUIREMENTS
      ? []
      : [`${ASVS} answers ${distinct} of ${REQUIREMENTS} requirements in ${requirements.length} rows`]),
    ...(content.includes(`**${REQUIREMENTS} requirements: ${totals}.**`) ? [] : [`${ASVS} must say: ${totals}`]),
  ];
}

const problems = [
  ...[THREAT_MODEL, ASVS].flatMap(findMissingFiles),
  ...findMissingTests(THREAT_MODEL),
  ...findWrongStatuses(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
