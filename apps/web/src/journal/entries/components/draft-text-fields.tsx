import { ENTRY_TEXT_MAX_LENGTH } from '@memory/contracts/text';
import { type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingTranscriptNote } from '../../../capture/index.ts';
import { FormField } from '../../../components/ui/form-field.tsx';
import { RuledTextarea } from '../../../components/ui/input.tsx';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type { EntryDraft } from '../draft.ts';

const ExtractedTextField = preloadable(() => import('./extracted-text-field.tsx'));

interface DraftTextFieldsProps {
  draft: EntryDraft;
  contentRef: Ref<HTMLTextAreaElement>;
  /** Height of the content field in lines. */
  contentRows: number;
  /** Whether the content field is lower on small screens, where the timeline stands below the form. */
  isShortOnPhone: boolean;
  readOnly: boolean;
  onChange: (changes: Partial<EntryDraft>) => void;
}

/**
 * The text fields of a new entry: its content and, when text was extracted from a recording or a photo, the extracted text. If the transcript is
 * missing, a note replaces its field until the author has typed something.
 */
export function DraftTextFields({
  draft,
  contentRef,
  contentRows,
  isShortOnPhone,
  readOnly,
  onChange,
}: DraftTextFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormField label={t('entry.content')}>
        {(control) => (
          <RuledTextarea
            {...control}
            ref={contentRef}
            rows={contentRows}
            className={isShortOnPhone ? 'max-lg:h-[6.3rem]' : undefined}
            limit={ENTRY_TEXT_MAX_LENGTH}
            value={draft.content}
            readOnly={readOnly}
            placeholder={t('entry.contentPlaceholder')}
            onChange={(event) => onChange({ content: event.target.value })}
          />
        )}
      </FormField>
      {draft.originalAudioUrl !== null && draft.extractedText === '' && draft.content === '' && (
        <Suspense>
          <MissingTranscriptNote url={draft.originalAudioUrl} />
        </Suspense>
      )}
      {draft.extractedText !== '' && (
        <Suspense>
          <ExtractedTextField draft={draft} readOnly={readOnly} onChange={onChange} />
        </Suspense>
      )}
    </>
  );
}
