import { ENTRY_TEXT_MAX_LENGTH, fitsCharacters } from '@memory/contracts/text';
import { Files } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { type DraftText, type EntryDraft, type OtherTextChoice, resolveOtherText } from '../draft.ts';

interface OtherTextQuestionProps {
  draft: EntryDraft;
  otherText: DraftText;
  onResolve: (texts: Partial<EntryDraft>) => void;
}

/** Shows a text that another tab stored while this tab also changed the draft, and asks the author which text to keep. */
export default function OtherTextQuestion({ draft, otherText, onResolve }: OtherTextQuestionProps) {
  const { t } = useTranslation();
  const fitsBoth = fitsCharacters(resolveOtherText(draft, 'both').content, ENTRY_TEXT_MAX_LENGTH);
  const choices: OtherTextChoice[] = fitsBoth ? ['both', 'mine', 'other'] : ['mine', 'other'];
  return (
    <section role="alert" className="fade-in grid gap-2 rounded-xl border border-jade-text/50 bg-jade-wash p-3 text-sm">
      <h3 className="flex items-center gap-2 font-semibold">
        <Files size={18} aria-hidden className="shrink-0 text-jade-text" />
        {t('newEntry.otherText.title')}
      </h3>
      <blockquote dir="auto" className="max-h-40 overflow-y-auto rounded-lg bg-sheet p-3 text-base whitespace-pre-wrap">
        {otherText.title !== '' && <p className="font-semibold">{otherText.title}</p>}
        {otherText.content}
      </blockquote>
      <p>{t('newEntry.otherText.text')}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'both' ? 'secondary' : 'outline'}
            className="text-sm!"
            onClick={() => onResolve(resolveOtherText(draft, choice))}
          >
            {t(`newEntry.otherText.${choice}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
