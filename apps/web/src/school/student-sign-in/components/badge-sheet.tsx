import type { NewBadge } from '@memory/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { qrCodePath } from '../../../components/ui/qr-code.tsx';
import { Seal } from '../../../components/ui/seal.tsx';
import { badgeLink } from '../../class-sign-in/badge-link.ts';
import { PictureImage } from '../../sign-in-pictures/picture-image.tsx';

const BADGES_PER_PAGE = 10;

interface NamedBadge extends NewBadge {
  name: string;
}

interface BadgeSheetProps {
  badges: readonly NamedBadge[];
  className: string;
  withPictures: boolean;
}

/** The badges on paper, ten on a page of A4, to cut out. They are invisible on the screen, which other children see. */
export function BadgeSheet({ badges, className, withPictures }: BadgeSheetProps) {
  const pages = Array.from({ length: Math.ceil(badges.length / BADGES_PER_PAGE) }, (_, page) =>
    badges.slice(page * BADGES_PER_PAGE, (page + 1) * BADGES_PER_PAGE),
  );
  return (
    <div data-print-only aria-hidden className="badge-sheet">
      {pages.map((page) => (
        <div key={page[0]?.studentId} className="badge-page">
          {page.map((badge) => (
            <Badge key={badge.studentId} badge={badge} className={className} withPictures={withPictures} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BadgeProps {
  badge: NamedBadge;
  className: string;
  withPictures: boolean;
}

function Badge({ badge, className, withPictures }: BadgeProps) {
  const { t } = useTranslation();
  const { size, path } = useMemo(() => qrCodePath(badgeLink(badge.secret)), [badge.secret]);
  return (
    <div className="badge">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="badge-code">
        <path d={path} fill="#000" />
      </svg>
      <div className="badge-text">
        <p className="badge-name">{badge.name}</p>
        <p className="badge-class">{className}</p>
        {withPictures && (
          <p className="badge-pictures">
            {badge.pictures.map((picture) => (
              <PictureImage key={picture} picture={picture} />
            ))}
          </p>
        )}
        <p className="badge-brand">
          <Seal className="badge-seal" />
          {t('app.name')}
        </p>
      </div>
    </div>
  );
}
