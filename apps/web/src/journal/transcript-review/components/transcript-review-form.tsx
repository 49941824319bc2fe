import type { Entry } from '@memory/contracts';
import { ENTRY_TEXT_MAX_LENGTH, normalizeLines, typedLength } from '@memory/contracts/text';
import { Pencil, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { RuledTextarea } from '../../../components/ui/input.tsx';
import { type TranscriptPart, useTranscriptCorrections } from '../transcript-parts.ts';
import { useConfirmTranscript } from '../use-confirm-transcript.ts';
import { TranscriptPlayer, useWordPlayback } from './transcript-player.tsx';
import { TranscriptWords } from './transcript-words.tsx';
import { WordCorrection } from './word-correction.tsx';

interface TranscriptReviewFormProps {
  entry: Entry;
  original: readonly TranscriptPart[];
  isTraditional: boolean;
  onDirtyChange: (isDirty: boolean) => void;
  /** Called when the author prefers the text that another window has saved. */
  onUseCurrent: (current: Entry) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** The player, the words of the transcript, and the author's actions on these words. */
export function TranscriptReviewForm({
  entry,
  original,
  isTraditional,
  onDirtyChange,
  onUseCurrent,
  onCancel,
  onClose,
}: TranscriptReviewFormProps) {
  const { t } = useTranslation();
  const corrections = useTranscriptCorrections(original);
  const { parts, text, canUndo } = corrections;
  const playback = useWordPlayback(entry.originalAudioUrl ?? '', parts);
  const [chosen, setChosen] = useState<{ index: number; element: HTMLElement } | null>(null);
  /** The whole text while the author rewrites it; null otherwise. */
  const [rewritten, setRewritten] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const undoButton = useRef<HTMLButtonElement>(null);
  const confirmation = useConfirmTranscript(entry, onClose);
  const confirmedText = rewritten ?? text;
  const isDirty = confirmedText !== entry.extractedText;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  function replace(index: number, after: string): void {
    const before = parts[index]?.text ?? '';
    corrections.replace(index, after);
    setAnnouncement(t(after === '' ? 'transcriptReview.removed' : 'transcriptReview.replaced', { before, after }));
    // When the popover returns the focus, the button of a removed word is gone, so the Undo button takes the focus.
    if (after === '') undoButton.current?.focus();
    setChosen(null);
  }

  function undo(): void {
    if (!canUndo) return;
    corrections.undo();
    setAnnouncement(t('transcriptReview.undone'));
  }

  function toggleRewriting(): void {
    if (rewritten === null) return setRewritten(text);
    corrections.rewrite(rewritten);
    setRewritten(null);
  }

  const { heardText } = playback;
  return (
    <div className="grid gap-4">
      {confirmation.conflict && (
        <div role="alert" className="grid gap-3 rounded-2xl border border-cinnabar-text/40 bg-cinnabar-wash p-4">
          <p>{t('transcriptReview.conflict')}</p>
          <p dir="auto" className="kai max-h-40 overflow-y-auto whitespace-pre-wrap">
            {confirmation.conflict.extractedText}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onUseCurrent(confirmation.conflict!)}>{t('transcriptReview.useCurrent')}</Button>
            <Button disabled={confirmation.isSaving} onClick={() => confirmation.confirm(confirmedText)}>
              {t('transcriptReview.keepOwn')}
            </Button>
          </div>
        </div>
      )}
      <TranscriptPlayer url={entry.originalAudioUrl ?? ''} playback={playback} />
      {rewritten === null ? (
        <TranscriptWords
          parts={parts}
          spokenIndex={playback.spokenIndex}
          chosenIndex={chosen?.index ?? null}
          onChoose={(index, element) => {
            playback.playWord(index);
            setChosen({ index, element });
          }}
        />
      ) : (
        <FormField
          label={t('transcriptReview.whole')}
          error={rewritten.trim() === '' ? t('transcriptReview.empty') : undefined}
        >
          {(control) => (
            <RuledTextarea
              {...control}
              rows={6}
              limit={ENTRY_TEXT_MAX_LENGTH}
              value={rewritten}
              onChange={(event) => setRewritten(event.target.value)}
            />
          )}
        </FormField>
      )}
      {chosen && parts[chosen.index] && (
        <WordCorrection
          key={chosen.index}
          word={parts[chosen.index]!.text}
          anchor={chosen.element}
          isTraditional={isTraditional}
          onPlay={() => playback.playWord(chosen.index)}
          onReplace={(after) => replace(chosen.index, after)}
          onClose={() => setChosen(null)}
        />
      )}
      <div className="-mx-3 flex flex-wrap">
        <Button variant="ghost" className="px-3!" onClick={toggleRewriting}>
          <Pencil size={18} aria-hidden />
          {t(rewritten === null ? 'transcriptReview.differently' : 'transcriptReview.backToWords')}
        </Button>
        {rewritten === null && (
          <Button
            ref={undoButton}
            variant="ghost"
            className="px-3! aria-disabled:opacity-40"
            aria-disabled={!canUndo}
            onClick={undo}
          >
            <Undo2 size={18} aria-hidden />
            {t('transcriptReview.undo')}
          </Button>
        )}
      </div>
      {heardText !== '' && heardText !== confirmedText && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer content-center text-ink-soft">
            {t('transcriptReview.heard')}
          </summary>
          <p dir="auto" className="kai whitespace-pre-wrap">
            {heardText}
          </p>
        </details>
      )}
      <output className="sr-only">{announcement}</output>
      <DialogActions className="mt-2 grid grid-cols-2 sm:flex">
        <span className="flex-1 max-sm:hidden" />
        <Button onClick={onCancel}>{t('transcriptReview.cancel')}</Button>
        <Button
          variant="primary"
          disabled={
            confirmation.isSaving ||
            confirmedText.trim() === '' ||
            typedLength(confirmedText, normalizeLines) > ENTRY_TEXT_MAX_LENGTH
          }
          onClick={() => confirmation.confirm(confirmedText)}
        >
          {t(confirmation.isSaving ? 'transcriptReview.confirming' : 'transcriptReview.confirm')}
        </Button>
      </DialogActions>
    </div>
  );
}
