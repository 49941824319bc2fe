import { FileAudio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { v4 as uuid } from 'uuid';
import { toast } from '../../../lib/toasts.ts';
import { RECORDING_ACCEPT, validateRecordingFile } from '../../media/validate-file.ts';
import type { RecordingUpload } from '../use-recording-upload.ts';

/** Adds a recording that exists already, such as a voice memo or a message of a messenger, by its file. */
export function RecordingFileInput({ upload }: { upload: RecordingUpload['upload'] }) {
  const { t } = useTranslation();

  function choose(file: File | undefined): void {
    if (!file) return;
    const problem = validateRecordingFile(file);
    if (problem)
      toast({
        title: t('recording.toasts.failed'),
        description: t(`recorder.file.${problem}`, { name: file.name }),
        isError: true,
      });
    else upload({ id: uuid(), blob: file, format: { fileName: file.name } }, '');
  }

  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong/60 bg-sheet px-4 font-semibold hover:bg-well focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-jade-text">
      <FileAudio size={18} aria-hidden />
      {t('recorder.file.choose')}
      <input
        type="file"
        accept={RECORDING_ACCEPT}
        className="sr-only"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Choosing the same file again would otherwise fire no event.
          target.value = '';
        }}
      />
    </label>
  );
}
