import { ApiRequestError } from '@memory/api-client';
import type { ReadingAids, VocabularyExportFormat } from '@memory/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api } from '../../../lib/api.ts';
import { browserTimeZone } from '../../../lib/calendar-days.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { toast } from '../../../lib/toasts.ts';
import { useReadingAids } from '../../reading-aids/reading-aids.ts';

const formats: readonly VocabularyExportFormat[] = ['anki', 'pleco', 'quizlet', 'csv'];

/** Dialog that downloads the user's words as a file for another program. Closing it ends the download. */
export default function ExportWordsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [format, setFormat] = useState<VocabularyExportFormat>('anki');
  const [media, setMedia] = useState(true);
  const [bytes, setBytes] = useState(0);
  const aborting = useRef(new AbortController());
  useEffect(() => () => aborting.current.abort(), []);
  const { mutate, isPending, error } = useExportVocabulary();
  const { script } = useReadingAids();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setBytes(0);
    aborting.current = new AbortController();
    mutate(
      { format, media: format === 'anki' && media, script, signal: aborting.current.signal, onProgress: setBytes },
      {
        onSuccess: () => {
          toast({ title: t('wordList.export.saved'), description: t(`wordList.export.next.${format}`) });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog onClose={onClose} title={t('wordList.export.title')} description={t('wordList.export.text')}>
      <form className="grid gap-5" onSubmit={submit}>
        <fieldset disabled={isPending} className="grid gap-5">
          <span id="export-format" className="sr-only">
            {t('wordList.export.format')}
          </span>
          <RadioGroup
            labelledBy="export-format"
            layout="list"
            options={formats.map((value) => ({ value, label: t(`wordList.export.formats.${value}`) }))}
            value={format}
            onChange={setFormat}
          />
          {format === 'anki' && (
            <Switch
              label={t('wordList.export.media')}
              hint={t('wordList.export.mediaHint')}
              checked={media}
              onCheckedChange={setMedia}
            />
          )}
        </fieldset>
        {isPending && (
          <ProgressBar
            label={
              bytes === 0 ? t('wordList.export.preparing') : t('wordList.export.received', { size: formatBytes(bytes) })
            }
            fraction={null}
          />
        )}
        {error && !isPending && (
          <p role="alert" className="text-cinnabar-text">
            {apiErrorMessage(error, t('wordList.export.failed'))}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('wordList.export.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isPending}>
            {t(isPending ? 'wordList.export.busy' : 'wordList.export.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface VocabularyExport {
  format: VocabularyExportFormat;
  media: boolean;
  /** The script of the words. */
  script: ReadingAids['script'];
  /** Aborting the request ends the export on the server, too. */
  signal: AbortSignal;
  /** Called with the number of bytes that have arrived. How many there will be is not known. */
  onProgress: (bytes: number) => void;
}

/** The name of a file from the header `Content-Disposition`. */
const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'memory-words';

/** Requests the file and saves it when it has arrived completely. @throws ApiRequestError; TypeError when the connection fails */
async function exportVocabulary({ format, media, script, signal, onProgress }: VocabularyExport): Promise<void> {
  const { error, response } = await api.GET('/api/vocabulary/export', {
    params: { query: { format, media: String(media), script, timeZone: browserTimeZone() } },
    parseAs: 'stream',
    signal,
  });
  if (error) throw new ApiRequestError(response.status, error);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    onProgress((bytes += part.value.length));
  }
  downloadFile(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), fileNameOf(response));
}

/** Mutation: downloads the user's vocabulary as a file for another program. */
const useExportVocabulary = () => useMutation({ mutationFn: exportVocabulary });
