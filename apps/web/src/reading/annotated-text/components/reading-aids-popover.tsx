import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '../../../components/ui/anchored-popover.tsx';
import { keepScrollPosition } from '../../../lib/keep-scroll-position.ts';
import { ReadingAidsForm } from './reading-aids-form.tsx';

/** Popover with the reading aids, which apply to the text behind it at once. */
export default function ReadingAidsPopover({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AnchoredPopover title={t('reading.aids')} anchor={anchor} onClose={onClose}>
      <ReadingAidsForm onChange={() => keepScrollPosition(anchor)} />
    </AnchoredPopover>
  );
}
