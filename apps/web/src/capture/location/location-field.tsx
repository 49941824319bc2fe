import { LOCATION_MAX_LENGTH } from '@memory/contracts/text';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FormField } from '../../components/ui/form-field.tsx';
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
 * installations that store no positions, the location can only be typed.
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
    <div className="grid gap-1.5">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <FormField label={t('location.label')}>
            {(control) => (
              <Input
                autoComplete="off"
                {...control}
                value={name}
                limit={LOCATION_MAX_LENGTH}
                placeholder={t('location.placeholder')}
                onChange={(event) => onName(event.target.value)}
              />
            )}
          </FormField>
        </div>
        {!position && storesPositions && 'geolocation' in navigator && !isInsecurePage() && (
          <Button
            round
            aria-label={t(isLocating ? 'location.finding' : 'location.find')}
            title={t('location.find')}
            disabled={isLocating}
            onClick={() => void locate()}
          >
            <LocateFixed size={20} aria-hidden className={isLocating ? 'breathe' : undefined} />
          </Button>
        )}
      </div>
      {position && storesPositions && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <MapPin size={15} aria-hidden className="shrink-0 text-jade-text" />
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
    </div>
  );
}
