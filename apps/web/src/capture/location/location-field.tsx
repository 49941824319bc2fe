import { LOCATION_MAX_LENGTH } from '@memory/contracts/text';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { isInsecurePage } from '../../lib/insecure-page.ts';
import { formatPosition, type GeoPosition, useGeolocation } from './geolocation.ts';

interface LocationFieldProps {
  name: string;
  position: GeoPosition | null;
  onName: (name: string) => void;
  onPosition: (position: GeoPosition | null) => void;
}

/**
 * Input for an entry's location. The user types the location, or the device's position is translated into the name of a place. On
 * installations that store no positions, the location can only be typed. The input is a cell of the line of details in the form; the position is
 * below this line.
 */
export function LocationField({ name, position, onName, onPosition }: LocationFieldProps) {
  const { t } = useTranslation();
  const { isLocating, locate, storesPositions } = useGeolocation({
    position,
    onPosition,
    // The name found for the device's position does not replace a name that the user typed.
    onName: (found) => name === '' && onName(found),
  });
  return (
    <>
      <div className="relative min-w-0">
        <MapPin
          size={17}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-jade-text"
        />
        <Input
          autoComplete="off"
          aria-label={t('location.label')}
          value={name}
          limit={LOCATION_MAX_LENGTH}
          placeholder={t('location.placeholder')}
          className="pr-11! pl-9!"
          onChange={(event) => onName(event.target.value)}
        />
        {!position && storesPositions && 'geolocation' in navigator && !isInsecurePage() && (
          <Button
            variant="ghost"
            round
            aria-label={t(isLocating ? 'location.finding' : 'location.find')}
            title={t('location.find')}
            disabled={isLocating}
            className="absolute! top-0 right-0"
            onClick={() => void locate()}
          >
            <LocateFixed size={19} aria-hidden className={isLocating ? 'breathe' : undefined} />
          </Button>
        )}
      </div>
      {position && storesPositions && (
        <p className="col-span-full flex items-center gap-1.5 text-sm text-ink-soft">
          <span>
            {t('location.detected')} <span className="tabular-nums">{formatPosition(position)}</span>
          </span>
          <Button
            variant="ghost"
            round
            aria-label={t('location.forget')}
            className="ml-auto"
            onClick={() => onPosition(null)}
          >
            <X size={16} aria-hidden />
          </Button>
        </p>
      )}
    </>
  );
}
