import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { zoneName, zoneOffset } from '../lib/time.ts';
import { zoneCity } from '../lib/zone-city.ts';
import { controlClass, FieldNote } from './field.tsx';
import { cx } from './cx.ts';

const ZonePicker = lazy(() => loadPicker().then((file) => ({ default: file.ZonePicker })));

/** A time zone with its label: "Santiago · Chile Time (GMT-3)"; a tap opens the search. */
export function ZoneField(props: {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  zone: string;
  onChange: (zone: string) => void;
  searchLabel: string;
  noneLabel: string;
}) {
  const { label, help, error, zone, onChange, searchLabel, noneLabel } = props;
  const [wanted, setWanted] = useState(false);
  const shown = `${zoneCity(zone)} · ${zoneName(zone)} (${zoneOffset(zone)})`;
  const trigger = (
    <button
      type="button"
      // The picker has the role combobox, which isn't named by its content.
      aria-label={`${label}: ${shown}`}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={() => setWanted(true)}
      className={cx(controlClass, 'flex w-full items-center justify-between gap-3 text-left')}
    >
      <span className="min-w-0 truncate">{shown}</span>
      <ChevronDown size={20} aria-hidden className="shrink-0 text-ink-soft" />
    </button>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium">
        {label}
      </span>
      {wanted ? (
        <Suspense fallback={trigger}>
          <ZonePicker
            trigger={trigger}
            zone={zone}
            onChange={onChange}
            searchLabel={searchLabel}
            noneLabel={noneLabel}
          />
        </Suspense>
      ) : (
        trigger
      )}
      <FieldNote id={`${label}-note`} help={help} error={error} />
    </div>
  );
}

function loadPicker() {
  return import('./zone-picker.tsx');
}
