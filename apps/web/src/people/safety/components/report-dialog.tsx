import { type PublicProfile, type ReportReason, reportReasons } from '@memory/contracts';
import { REPORT_TEXT_MAX_LENGTH } from '@memory/contracts/text';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { RuledTextarea } from '../../../components/ui/input.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { displayName } from '../../../lib/display-name.ts';
import { toast } from '../../../lib/toasts.ts';

interface ReportDialogProps {
  user: PublicProfile;
  entry?: { id: string; title: string };
  /** What the text begins with. */
  reportText?: string;
  onClose: () => void;
}

/** Dialog with a report of a user or of an entry. If the report cannot be sent, the dialog stays open with the entered text. */
export function ReportDialog({ user, entry, reportText = '', onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const reasonHeadingId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState(reportText);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const report = useCreateReport(entry ? { entryId: entry.id } : { userId: user.id });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setReasonMissing(reason === null);
    if (reason !== null) report.mutate({ reason, text }, { onSuccess: onClose });
  };
  return (
    <Dialog
      title={
        entry
          ? t('safety.report.entryTitle', { title: entry.title })
          : t('safety.report.userTitle', { name: displayName(user) })
      }
      description={t('safety.report.text')}
      hasUnsavedChanges={text !== reportText}
      onClose={onClose}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <div>
          <h3 id={reasonHeadingId} className="mb-2 text-sm font-semibold">
            {t('safety.report.reason')}
          </h3>
          <RadioGroup
            layout="list"
            labelledBy={reasonHeadingId}
            options={reportReasons.map((value) => ({ value, label: t(`safety.reasons.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
          {isReasonMissing && reason === null && (
            <p role="alert" className="mt-2 text-sm text-cinnabar-text">
              {t('safety.report.reasonMissing')}
            </p>
          )}
        </div>
        <FormField label={t('safety.report.details')} hint={t('safety.report.detailsHint')}>
          {(control) => (
            <RuledTextarea
              {...control}
              rows={3}
              limit={REPORT_TEXT_MAX_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
        <DialogActions className="flex flex-wrap justify-end">
          <Button onClick={onClose}>{t('safety.report.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={report.isPending}>
            {t(report.isPending ? 'safety.report.sending' : 'safety.report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What a report is about: one entry, or one user. */
type ReportSubject = { entryId: string } | { userId: string };

interface ReportForm {
  reason: ReportReason;
  text: string;
}

/** Mutation: reports an entry or a user to the administrators. */
function useCreateReport(subject: ReportSubject) {
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
