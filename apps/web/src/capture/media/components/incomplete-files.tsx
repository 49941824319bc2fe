import type { Entry } from '@memory/contracts';
import { OptionalContent } from '../../../components/ui/optional-content.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { recorderTexts } from '../../recording/recorder-texts.ts';

const IncompleteFilesNote = preloadable(() => withTexts(import('./incomplete-files-note.tsx'), recorderTexts));

/** The note on missing parts of an entry's files. Renders nothing for an entry whose files are complete. */
export const IncompleteFiles = ({ entry }: { entry: Entry }) =>
  entry.incompleteFiles && (
    <OptionalContent>
      <IncompleteFilesNote entry={entry} />
    </OptionalContent>
  );
