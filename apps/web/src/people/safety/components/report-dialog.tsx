import { type PublicProfile, type ReportReason, reportReasons } from '@memory/contracts';
import { REPORT_TEXT_MAX_LENGTH } from '@memory/contracts/text';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormField } from '../../../components/ui/form-field.tsx';
import { RuledTextarea } from '../../../components/ui/input.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useCreateReport } from '../api/create-report.ts';

interface ReportDialogProps {
  user: PublicProfile;
  entry?: { id: string; title: string };
  onClose: () => void;
}

/** Dialog with a report of a user or of an entry. If the report cannot be sent, the dialog stays open with the entered text. */
export function ReportDialog({ user, entry, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const reasonHeadingId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
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
      hasUnsavedChanges={text !== ''}
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
