import type { User } from '@memory/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnlineStatus } from '../../lib/online-status.ts';
import { toast } from '../../lib/toasts.ts';
import type { QueuedUpload } from '../media/upload-queue.ts';
import { useMediaUploads } from '../media/use-media-uploads.ts';
import { usePhotoUpload } from '../photo/use-photo-upload.ts';
import { useRecordingUpload } from '../recording/use-recording-upload.ts';
import type { InputMode } from './components/input-mode-picker.tsx';
import type { Draft } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

/** Today's entry, as against one that is being edited. */
const PLACE = 'new';
/** How long to wait before a draft that is to be saved is tried again, in milliseconds. */
const TRY_AGAIN = 15_000;
/** For so long the second half of a slow double click may still come, in milliseconds. */
const DOUBLE_CLICK = 1000;
/** A failure this recent is not answered by trying again at once. */
const JUST_NOW = 1000;

/** The state of today's entry: its draft, what is on its way to the server, and saving it. */
export function useEntryForm(user: User) {
  const { t } = useTranslation();
  const [mode, setMode] = useState<InputMode>('text');
  // a mode once used stays in the page: a recording goes on while one types
  const [visited, setVisited] = useState({ voice: false, photo: false });
  const { draft, change, addFile, takeText, clear } = useDraft(user.id);
  const savedAt = useRef(0);
  const failedAt = useRef(0);
  const reachable = useOnlineStatus();

  function show(chosen: InputMode): void {
    setMode(chosen);
    setVisited((before) => ({ ...before, [chosen]: true }));
  }

  const voice = useRecordingUpload({
    userId: user.id,
    place: PLACE,
    heard: draft.browserTranscript,
    onHeard: (heard) => change({ browserTranscript: heard }),
    onUploaded: (url) => change({ originalAudioUrl: url }),
    onText: takeText,
    onFound: () => show('voice'),
  });
  const photo = usePhotoUpload({
    userId: user.id,
    place: PLACE,
    onUploaded: (url) => change({ originalImageUrl: url }),
    onText: takeText,
    onFound: () => show('photo'),
  });
  const media = useMediaUploads({ userId: user.id, draftId: PLACE, attached: draft.mediaFiles, onAttached: addFile });
  const onTheirWay = [voice.file, photo.file, ...media.files].filter((file) => file !== null);
  const unsent = onTheirWay.length > 0;

  const { save, saving } = useSaveEntry({
    userId: user.id,
    draft,
    change,
    onSaved: () => {
      clear();
      voice.reset();
      photo.reset();
      media.clear();
      savedAt.current = Date.now();
    },
    onFailed: () => {
      failedAt.current = Date.now();
    },
  });

  const refused = onTheirWay.some(isRefused);

  /** Saves now, or, where files are still to be sent, when they have been. One that is not taken must be seen to first. */
  function submit(): void {
    if (!unsent) {
      save();
      return;
    }
    if (refused) {
      if (isRefused(voice.file)) show('voice');
      else if (isRefused(photo.file)) show('photo');
      toast({ title: t('toast.error'), description: t('entry.wait.refused'), isError: true });
      return;
    }
    change({ saveRequested: true });
    retryFiles();
  }

  function retryFiles(): void {
    for (const queue of [voice, photo, media]) queue.retry();
  }

  const failed = onTheirWay.some(({ state }) => state === 'failed');
  // a page that was just loaded has not found yet what the one before left to be sent with this draft
  const looked = voice.looked && photo.looked && media.looked;
  const ready = draft.saveRequested && looked && !unsent;
  const due = ready && reachable;
  const waits = draft.saveRequested && !refused;
  const onItsWay = sendingNow(voice.file)
    ? 'voice'
    : sendingNow(photo.file)
      ? 'photo'
      : media.files.some(sendingNow)
        ? 'media'
        : null;
  const latest = useRef({ save, retryFiles, ready });
  useEffect(() => {
    latest.current = { save, retryFiles, ready };
  });
  // what its writer has said to save is saved as soon as all of it has arrived and there is somebody to send it to
  useEffect(() => {
    if (due && since(failedAt) > JUST_NOW) latest.current.save({ quiet: true });
  }, [due]);
  useEffect(() => {
    if (!waits) return undefined;
    const tryAgain = (): void => {
      latest.current.retryFiles();
      if (latest.current.ready) latest.current.save({ quiet: true });
    };
    // that there is a network again is told; that the server is, has to be tried
    const timer = setInterval(tryAgain, TRY_AGAIN);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [waits]);

  return {
    draft,
    /** What its writer changes: they then say anew when it is to be saved. */
    write: (changes: Partial<Draft>) => change({ ...changes, saveRequested: false }),
    change,
    takeText,
    mode,
    show,
    visited,
    voice,
    photo,
    media,
    submit,
    /** The second half of a slow double click finds an empty form. */
    justSaved: () => since(savedAt) < DOUBLE_CLICK,
    saving,
    willBeSaved: waits,
    waitsFor: refused ? 'refused' : waits && !saving && (failed || !unsent) ? 'kept' : onItsWay,
  } as const;
}

const isRefused = (file: QueuedUpload | null): boolean => file?.state === 'refused';
const sendingNow = (file: QueuedUpload | null): boolean => file?.state === 'waiting' || file?.state === 'sending';

const since = (moment: RefObject<number>): number => Date.now() - moment.current;
