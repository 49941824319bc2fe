import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExtractedText } from '../../media/use-extracted-text.ts';

/**
 * A note that the words of an uploaded recording can be typed. It is shown when the recording has no transcript and will have none by
 * itself: there is no transcription provider, the transcription failed, or nothing was heard.
 */
export default function MissingTranscriptNote({ url }: { url: string }) {
  const { t } = useTranslation();
  const { status, value } = useExtractedText(url);
  const isMissing = value === '' && status !== 'unknown' && status !== 'pending';
  return (
    // The element is there before its text, so that screen readers announce the text.
    <output className="block empty:hidden">
      {isMissing && (
        <span className="flex items-start gap-2 rounded-xl bg-well p-3 text-sm">
          <PencilLine size={18} aria-hidden className="mt-px shrink-0 text-ink-soft" />
          {t(status === 'done' ? 'recorder.unheard.draft' : 'recording.typeInstead')}
        </span>
      )}
    </output>
  );
}
