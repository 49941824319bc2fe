import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts/text';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { distinctExtractedText } from '../../../capture/index.ts';
import { RuledTextarea } from '../../../components/ui/input.tsx';
import type { EntryDraft } from '../draft.ts';

interface ExtractedTextFieldProps {
  draft: EntryDraft;
  readOnly: boolean;
  onChange: (changes: Partial<EntryDraft>) => void;
}

/**
 * The text extracted from the recording or photo of a new entry. The field is closed at first if this text has become the content: the author then
 * corrects only the content. Editing the content does not open the field, because the form would move while the author types.
 */
export default function ExtractedTextField({ draft, readOnly, onChange }: ExtractedTextFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const isSame = distinctExtractedText(draft) === null;
  const [isOpen, setOpen] = useState(!isSame);
  const [shownText, setShownText] = useState(draft.extractedText);
  // A text that arrives later, from another photo or recording, opens the field if it differs from the content.
  if (draft.extractedText !== shownText) {
    setShownText(draft.extractedText);
    if (!isSame) setOpen(true);
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group grid gap-1.5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden className="shrink-0 text-ink-soft group-open:rotate-90" />
        <span id={`${id}-label`} className="font-semibold">
          {t('entry.extracted')}
        </span>
        {isSame && <span className="text-ink-soft">{t('entry.extractedSame')}</span>}
      </summary>
      <RuledTextarea
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        rows={3}
        limit={ENTRY_TEXT_MAX_LENGTH}
        value={draft.extractedText}
        readOnly={readOnly}
        onChange={({ target: { value } }) => onChange({ extractedText: value, extractedTextCleared: value === '' })}
      />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {t('entry.extractedHint')}
      </p>
    </details>
  );
}
