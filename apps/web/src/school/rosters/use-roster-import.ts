import type { RosterConfirmations, RosterPreview, RosterResult } from '@memory/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { createId } from '../../lib/create-id.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { refetchQueries } from '../../lib/refetch-queries.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { classQueryKeys } from '../query-keys.ts';

export type RosterImportState =
  | { step: 'choose' }
  | { step: 'checking'; file: File; sentFraction: number }
  | { step: 'preview' | 'applying'; file: File; preview: RosterPreview }
  | { step: 'done'; result: RosterResult };

/** Whether a roster lists the students of one class, or of the whole school. */
export type RosterScope = 'class' | 'school';

export interface RosterTarget {
  /** The path of the request that checks a file. */
  path: string;
  maxBytes: number;
}

/**
 * The import of a roster: a file is sent and checked, its changes are shown, and then applied. Nothing changes before `apply`. A repeated `apply` has
 * no further effect, so it may be tried again after a lost connection.
 */
export function useRosterImport({ path, maxBytes }: RosterTarget) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [state, setState] = useState<RosterImportState>({ step: 'choose' });
  const [error, setError] = useState<string | null>(null);
  const upload = useRef<{ cancel: () => void } | null>(null);

  async function check(file: File): Promise<void> {
    upload.current?.cancel();
    if (file.size > maxBytes) {
      setError(t('roster.tooLarge', { max: formatBytes(maxBytes) }));
      setState({ step: 'choose' });
      return;
    }
    setError(null);
    setState({ step: 'checking', file, sentFraction: 0 });
    const sending = uploadFile<RosterPreview>(path, null, { blob: file, name: file.name, key: createId() }, (sent) =>
      setState((now) => (now.step === 'checking' ? { ...now, sentFraction: sent } : now)),
    );
    upload.current = sending;
    try {
      const preview = await sending.result;
      setState({ step: 'preview', file, preview });
    } catch (failure) {
      // A cancelled upload: either another file is being checked already, or the user has cancelled it.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      setError(apiErrorMessage(failure, t('roster.uploadFailed')));
      setState({ step: 'choose' });
    }
  }

  async function apply(confirmations: RosterConfirmations): Promise<void> {
    if (state.step !== 'preview') return;
    setError(null);
    setState({ ...state, step: 'applying' });
    try {
      const result = await unwrapResponse(
        api.POST('/api/rosters/{id}/apply', { params: { path: { id: state.preview.id } }, body: confirmations }),
      );
      setState({ step: 'done', result });
      await refetchQueries(queryClient, { queryKey: classQueryKeys.all });
    } catch (failure) {
      setError(apiErrorMessage(failure, t('classes.unreachable')));
      setState({ ...state, step: 'preview' });
    }
  }

  function restart(): void {
    upload.current?.cancel();
    setError(null);
    setState({ step: 'choose' });
  }

  return { state, error, check, apply, restart };
}
