import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '../../../capture/index.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { formatBytes } from '../../../lib/format-bytes.ts';
import '../rosters.css';
import { type RosterScope, type RosterTarget, useRosterImport } from '../use-roster-import.ts';
import { RosterPreviewSheet } from './roster-preview-sheet.tsx';
import { RosterResultSheet } from './roster-result-sheet.tsx';

interface RosterImportProps {
  scope: RosterScope;
  target: RosterTarget;
  /** The value of the file input's attribute `accept`. */
  accept: string;
  /** The button or link that leads from the result to the changed students. */
  onward: ReactNode;
}

/** Imports the roster of a class or of the school: choose a file, see what it would change, apply it. */
export function RosterImport({ scope, target, accept, onward }: RosterImportProps) {
  const { t } = useTranslation();
  const { state, error, check, apply, restart } = useRosterImport(target);
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const { step } = state;
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The element that had the focus is gone with the previous step, so that a keyboard would begin at the top of the page.
    section.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [step]);
  const alert = error !== null && (
    <p role="alert" className="text-cinnabar-text">
      {error}
    </p>
  );
  return (
    <section ref={section} aria-labelledby={headingId} className="roster-import sheet">
      {(step === 'choose' || step === 'checking') && (
        <>
          <div>
            <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
              {t(`roster.${scope}.title`)}
            </h2>
            <p className="mt-1 text-ink-soft">{t(`roster.${scope}.text`)}</p>
          </div>
          {alert}
          {state.step === 'checking' ? (
            <div className="roster-drop roster-checking">
              <ProgressBar
                label={t('roster.checking', { file: state.file.name })}
                fraction={state.sentFraction < 1 ? state.sentFraction : null}
              />
              <Button variant="ghost" onClick={restart}>
                {t('roster.cancel')}
              </Button>
            </div>
          ) : (
            <FileDrop scope={scope} accept={accept} maxBytes={target.maxBytes} onFile={(file) => void check(file)} />
          )}
        </>
      )}
      {(state.step === 'preview' || state.step === 'applying') && (
        <RosterPreviewSheet
          scope={scope}
          headingId={headingId}
          fileName={state.file.name}
          preview={state.preview}
          isApplying={state.step === 'applying'}
          alert={
            alert && (
              <div className="grid justify-items-start gap-3">
                {alert}
                <Button onClick={() => void check(state.file)}>{t('roster.again')}</Button>
              </div>
            )
          }
          onApply={(confirmations) => void apply(confirmations)}
          onRestart={restart}
        />
      )}
      {state.step === 'done' && (
        <RosterResultSheet headingId={headingId} result={state.result}>
          {onward}
          <Button onClick={restart}>{t('roster.done.another')}</Button>
        </RosterResultSheet>
      )}
    </section>
  );
}

interface FileDropProps {
  scope: RosterScope;
  accept: string;
  maxBytes: number;
  onFile: (file: File) => void;
}

function FileDrop({ scope, accept, maxBytes, onFile }: FileDropProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isDraggedOver, dropZoneProps } = useFileDrop(([file]) => file && onFile(file));
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The input's value is reset, because choosing the same file again would otherwise fire no change event.
    target.value = '';
    if (file) onFile(file);
  }
  return (
    <label htmlFor={id} className={clsx('roster-drop', isDraggedOver && 'roster-drop-over')} {...dropZoneProps}>
      <FileUp size={30} aria-hidden className="text-jade-text" />
      <span className="font-bold">{t(`roster.${scope}.choose`)}</span>
      <span className="text-sm text-ink-soft">{t(`roster.${scope}.drop`, { max: formatBytes(maxBytes) })}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={t(`roster.${scope}.choose`)}
        className="sr-only"
        onChange={choose}
      />
    </label>
  );
}
