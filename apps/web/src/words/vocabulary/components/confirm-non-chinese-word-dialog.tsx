import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

interface NotChineseDialogProps {
  character: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks whether a word without a Chinese character should be added to the vocabulary. */
export default function ConfirmNonChineseWordDialog({ character, onConfirm, onClose }: NotChineseDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('wordList.notChinese.title')}
      text={t('wordList.notChinese.text', { character })}
      confirmLabel={t('wordList.notChinese.add')}
      cancelLabel={t('wordList.notChinese.change')}
      onConfirm={onConfirm}
    />
  );
}
