import { buildCompleteEntries } from '../src/dictionary/build-dictionary-entries.ts';
import { hiddenCategoryOf, withoutHiddenSenses } from '../src/dictionary/hidden-senses.ts';
import { readCedictText } from '../src/dictionary/parse-cedict.ts';

/**
 * Prints every sense of the dictionaries that is hidden from children, for a person to review: the category, the word with its reading, the
 * sense, and what is shown of the word instead.
 *
 * npx node apps/language-svc/data-tools/print-hidden-senses.ts
 */
let count = 0;
for (const entry of buildCompleteEntries(await readCedictText())) {
  const hidden = entry.meanings.flatMap((sense) => {
    const category = hiddenCategoryOf(entry, sense);
    return category ? [{ category, sense }] : [];
  });
  if (hidden.length === 0) continue;
  const [shown = ''] = withoutHiddenSenses(entry).meanings;
  for (const { category, sense } of hidden)
    process.stdout.write(`${[category, entry.simplified, entry.pinyin, sense, `shown: ${shown}`].join('\t')}\n`);
  count += hidden.length;
}
process.stdout.write(`${count} senses are hidden\n`);
