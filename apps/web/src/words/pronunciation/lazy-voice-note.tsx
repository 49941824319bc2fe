import { useState } from 'react';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { type InterfaceTexts, withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { safeLocalStorage } from '../../lib/safe-local-storage.ts';
import { useMandarinVoice } from './mandarin-voice.ts';
import { usePronunciationStatus } from './pronunciation-status.ts';
import type en from './voice-note.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

const voiceNoteTexts: InterfaceTexts = {
  en: () => import('./voice-note.en.json'),
  'zh-Hans': () => import('./voice-note.zh.json'),
};

const VoiceNote = preloadable(() => withTexts(import('./voice-note.tsx'), voiceNoteTexts));

/** The key in localStorage that says that the note was read on this device. */
const SEEN_KEY = 'memory.voice-note';

/** The note on a device without a Chinese voice, while the installation has no recordings either, until its user has read it. */
export function LazyVoiceNote() {
  const voice = useMandarinVoice();
  const status = usePronunciationStatus();
  const [isSeen, setSeen] = useState(() => safeLocalStorage.read(SEEN_KEY) !== null);
  if (isSeen || voice !== null || status?.isInstalled !== false) return null;
  return (
    <OptionalContent>
      <VoiceNote
        onSeen={() => {
          safeLocalStorage.write(SEEN_KEY, 'seen');
          setSeen(true);
        }}
      />
    </OptionalContent>
  );
}
