import { useTranslation } from 'react-i18next';

interface KeyHintsProps {
  isBack: boolean;
  ratingCount: number;
  canUndo: boolean;
  canPlay: boolean;
}

/** The keys of the session, for devices with a mouse, which have a keyboard. */
export function KeyHints({ isBack, ratingCount, canUndo, canPlay }: KeyHintsProps) {
  const { t } = useTranslation();
  const hints = [
    isBack
      ? { key: `1 – ${ratingCount}`, text: t('reviews.keys.rate') }
      : { key: t('reviews.keys.space'), text: t('reviews.keys.show') },
    ...(canPlay ? [{ key: 'P', text: t('reviews.keys.play') }] : []),
    ...(canUndo ? [{ key: 'U', text: t('reviews.keys.undo') }] : []),
  ];
  return (
    <p className="review-keys text-ink-soft">
      {hints.map(({ key, text }) => (
        <span key={key} className="flex items-center gap-2">
          <kbd>{key}</kbd>
          {text}
        </span>
      ))}
    </p>
  );
}
