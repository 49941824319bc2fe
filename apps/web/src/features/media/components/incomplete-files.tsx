import type { Entry } from '@memory/contracts';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { withInterfaceTexts } from '../../../i18n/with-interface-texts.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';

const IncompleteFilesNote = preloadable(() => withInterfaceTexts('recorder', import('./incomplete-files-note.tsx')));

/** The note on what is missing from an entry's files; nothing for an entry whose files are complete. */
export const IncompleteFiles = ({ entry }: { entry: Entry }) =>
  entry.incompleteFiles && (
    <OptionalContent>
      <IncompleteFilesNote entry={entry} />
    </OptionalContent>
  );
