import { unzip } from '@memory/testing';
import type { Action } from './action.ts';

/** Downloads all own data. An archive that arrives as a whole has every acknowledged entry, with its content. */
export const exportOwnData: Action = async ({ person }) => {
  const reads = [...person.records.entries.values()].map((record) => ({
    record,
    content: record.values.acknowledged?.content,
    wasCertain: record.values.beginRead(),
  }));
  const archive = await person.download('/api/export').catch(() => undefined);
  if (!archive) return;
  const { surprises } = person.records;
  const files = await unzip(archive).catch((error: unknown) => String(error));
  if (typeof files === 'string') return void surprises.push(`an export is damaged: ${files}`);
  const { entries } = JSON.parse(files.get('entries.json')?.toString() ?? '{"entries":[]}') as {
    entries: { title: string; content: string }[];
  };
  const contents = Map.groupBy(entries, ({ title }) => title);
  for (const { record, content, wasCertain } of reads) {
    if (!wasCertain()) continue;
    const exported = contents.get(record.title) ?? [];
    if (exported.length !== (content === undefined ? 0 : 1) || exported[0]?.content !== content)
      surprises.push(`entry ${record.title} is in an export ${exported.length} times, or with another content`);
  }
};
