import { Captions } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { type RecognitionLanguage, recognitionLanguages } from '../speech-recognition.ts';
import type { LiveTranscriptionState } from '../use-live-transcription.ts';

interface LiveTranscriptionControlsProps {
  state: LiveTranscriptionState;
  language: RecognitionLanguage;
  onConsent: (isAllowed: boolean) => void;
  onToggle: () => void;
  onLanguageChange: (language: RecognitionLanguage) => void;
}

/**
 * Controls of the live transcription by the browser's speech recognition. They ask an adult for consent first; after that they are a
 * switch and the choice of the spoken language.
 */
export function LiveTranscriptionControls({
  state,
  language,
  onConsent,
  onToggle,
  onLanguageChange,
}: LiveTranscriptionControlsProps) {
  const { t } = useTranslation();
  if (state === 'unavailable') return null;
  if (state === 'ask') {
    return (
      <section aria-label={t('speech.title')} className="w-full rounded-xl border border-line bg-sheet p-3 text-sm">
        <h3 className="mb-1 flex items-center gap-2 font-semibold">
          <Captions size={18} aria-hidden className="shrink-0 text-jade-text" />
          {t('speech.title')}
        </h3>
        <p>{t('speech.question')}</p>
        <div className="mt-2 flex flex-wrap gap-x-1 gap-y-2">
          <Button className="px-3! text-sm!" onClick={() => onConsent(false)}>
            {t('speech.refuse')}
          </Button>
          <Button variant="ghost" className="px-2.5! text-sm!" onClick={() => onConsent(true)}>
            {t('speech.allow')}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-soft">
      <Button
        variant="ghost"
        aria-pressed={state === 'on'}
        className="text-sm! aria-pressed:text-jade-text"
        onClick={onToggle}
      >
        <Captions size={17} aria-hidden />
        {t(state === 'on' ? 'speech.on' : 'speech.off')}
      </Button>
      {state === 'on' && (
        <label className="inline-flex min-h-11 items-center">
          <span className="sr-only">{t('speech.language')}</span>
          <select
            value={language}
            className="min-h-11 rounded-xl bg-transparent px-2 font-semibold text-ink"
            onChange={(event) => onLanguageChange(event.target.value as RecognitionLanguage)}
          >
            {recognitionLanguages.map((option) => (
              <option key={option} value={option}>
                {t(`speech.${option}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
