import { TITLE_MAX_LENGTH } from '@memory/contracts/text';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../components/ui/input.tsx';
import { type EntryDraft, entryTitle } from '../draft.ts';

interface TitleFieldProps {
  draft: EntryDraft;
  inputRef: Ref<HTMLInputElement>;
  readOnly: boolean;
  onChange: (title: string) => void;
}

/**
 * The title of a new entry. It shows the title that is proposed for the text until the author changes it. When the author empties the field and
 * leaves it, the proposed title is back.
 */
export function TitleField({ draft, inputRef, readOnly, onChange }: TitleFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isEmptied, setEmptied] = useState(false);
  const isProposed = draft.title === '' && !isEmptied;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('entry.titleLabel')}
      </label>
      <Input
        id={id}
        ref={inputRef}
        name="title"
        enterKeyHint="next"
        limit={TITLE_MAX_LENGTH}
        value={isProposed ? entryTitle(draft) : draft.title}
        readOnly={readOnly}
        placeholder={t('entry.titlePlaceholder')}
        className={isProposed ? 'text-ink-soft!' : undefined}
        onChange={({ target: { value } }) => {
          setEmptied(value === '');
          onChange(value);
        }}
        onBlur={() => setEmptied(false)}
      />
    </div>
  );
}
