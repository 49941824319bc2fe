import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

interface RemoveButtonProps {
  /** What the button does, for screen readers. */
  label: string;
  isPending: boolean;
  onRemove: () => void;
  /** The texts of the dialog that asks before. */
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** Button that removes a student or a teacher from a class, after a confirmation. */
export function RemoveButton({ label, isPending, onRemove, ...dialog }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" round aria-label={label} disabled={isPending} onClick={() => setAsking(true)}>
        <UserRoundX size={18} aria-hidden />
      </Button>
      {isAsking && <ConfirmDialog {...dialog} onConfirm={onRemove} onClose={() => setAsking(false)} />}
    </>
  );
}
