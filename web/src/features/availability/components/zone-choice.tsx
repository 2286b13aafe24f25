import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneCity, zoneName } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';

const loadPicker = () => import('../../../ui/zone-picker.tsx');
// Some four hundred zones and a search among them weigh too much to wait for those who stay.
const ZonePicker = lazy(() => loadPicker().then((file) => ({ default: file.ZonePicker })));

/** Names the zone of the times shown, and changes it. */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('availability');
  const [wanted, setWanted] = useState(false);
  const label = t('zone', { name: zoneName(zone), city: zoneCity(zone) });
  const trigger = (
    <Button
      variant="quiet"
      // The picker makes it a combobox, which has no name by its content.
      aria-label={label}
      className="-ml-3 self-start text-left text-sm"
      icon={<Globe size={20} aria-hidden className="shrink-0" />}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={() => setWanted(true)}
    >
      {label}
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
