import type { ReportReason } from '@memory/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';

/** What a report is about: one entry, or one user. */
export type ReportSubject = { entryId: string } | { userId: string };

interface ReportForm {
  reason: ReportReason;
  text: string;
}

/** Mutation: reports an entry or a user to the administrators. */
export function useCreateReport(subject: ReportSubject) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async (form: ReportForm) => {
      const result = await api.POST('/api/reports', { body: { ...subject, ...form } });
      await unwrapResponse(Promise.resolve(result));
      return { isNew: result.response.status === 201 };
    },
    onSuccess: ({ isNew }) =>
      toast({
        title: t('safety.toasts.reported'),
        description: t(isNew ? 'safety.toasts.reportedText' : 'safety.toasts.reportedBefore'),
      }),
    onError: (error) =>
      toast({
        title: t('toast.error'),
        description: apiErrorMessage(error, t('safety.toasts.reportFailed')),
        isError: true,
      }),
  });
}
