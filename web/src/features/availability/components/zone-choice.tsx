import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneName } from '../../../lib/time.ts';
import { zoneCity } from '../../../lib/zone-city.ts';
import { Button } from '../../../ui/button.tsx';

// The picker holds some four hundred zones and their search: loaded when it is opened.
const ZonePicker = lazy(() => loadPicker().then((file) => ({ default: file.ZonePicker })));

/** Shows the zone of the times, and changes it. */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('availability');
  const [wanted, setWanted] = useState(false);
  const label = t('zone', { name: zoneName(zone), city: zoneCity(zone) });
  const trigger = (
    <Button
      variant="quiet"
      // The picker has the role combobox, which isn't named by its content.
      aria-label={label}
      className="-ml-3 text-left text-sm"
      icon={<Globe size={20} aria-hidden className="shrink-0" />}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={() => setWanted(true)}
    >
      <span className="inline-block first-letter:uppercase">{label}</span>
    </Button>
  );
  if (!wanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <ZonePicker
        trigger={trigger}
        zone={zone}
        onChange={onChange}
        searchLabel={t('zoneSearch')}
        noneLabel={t('zoneNone')}
      />
    </Suspense>
  );
}

function loadPicker() {
  return import('../../../ui/zone-picker.tsx');
}
