import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toasts.ts';
import type { Upload } from '../../lib/upload-file.ts';
import { type Busy, useBusy } from '../../lib/use-busy.ts';
import { uploadPhoto } from './api/upload-photo.ts';

/** Who gets what comes of a photo. */
export interface PhotoTaker {
  onUploaded: (url: string | null) => void;
  onText: (text: string) => void;
  onBusy: (busy: Busy | null) => void;
}

export type PhotoState = 'none' | 'sending' | 'read' | 'pending' | 'blank';

/** Sends one photo at a time and hands on its address and the text read from it. */
export function usePhotoUpload({ onUploaded, onText, onBusy }: PhotoTaker) {
  const { t } = useTranslation();
  const [state, setState] = useState<PhotoState>('none');
  const [sent, setSent] = useState(0);
  const upload = useRef<Upload | null>(null);
  useBusy(state === 'sending' ? 'sendingPhoto' : null, onBusy);
  useEffect(() => () => upload.current?.cancel(), []);

  async function send(photo: File): Promise<void> {
    setState('sending');
    setSent(0);
    upload.current = uploadPhoto(photo, setSent);
    try {
      const { url, extractedText, status } = await upload.current.answer;
      onUploaded(url);
      if (extractedText) onText(extractedText);
      setState(status === 'pending' ? 'pending' : extractedText ? 'read' : 'blank');
      const description = extractedText ? t('photo.toasts.uploadedText') : undefined;
      toast({ title: t('photo.toasts.uploaded'), description });
    } catch (error) {
      setState('none');
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t('photo.toasts.failed'), description: errorMessage(error, t('photo.toasts.failedText')), destructive: true });
    }
  }

  function remove(): void {
    onUploaded(null);
    setState('none');
  }

  return { state, sent, send, remove, cancel: () => upload.current?.cancel() };
}
