import { presentZone } from '@puente/contract/zone-names';
import { Combobox } from '@base-ui/react/combobox';
import { Check, Search } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { deviceZone } from '../lib/time.ts';
import { wordStarts, zoneChoices, type ZoneOption } from '../lib/zone-city.ts';
import { nearFirst } from '../lib/zone-order.ts';
import { usedZones } from '../lib/zone.ts';
import { overlays } from './overlays.ts';

/**
 * A search among all zones by city, name or offset; opens at once. It keeps its place and size while
 * the list gets shorter, so that the field stays under the fingers; on a phone it stands on top,
 * where no keyboard covers it.
 */
export function ZonePicker(props: {
  trigger: ReactElement;
  zone: string;
  onChange: (zone: string) => void;
  searchLabel: string;
  /** Shown when nothing is found. */
  noneLabel: string;
}) {
  const { trigger, zone, onChange, searchLabel, noneLabel } = props;
  const choices = useMemo(
    () => nearFirst(zoneChoices(), deviceZone(), [presentZone(zone), ...usedZones()]),
    [zone],
  );
  // By the name in the tz database as well: "New York" finds "Nueva York".
  const { startsWith } = Combobox.useFilter();
  // Opened after mounting: the focus moves into a popup that opens, not into one that is open from
  // the start.
  const [open, setOpen] = useState(false);
  const openSoon = useCallback(() => {
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const current = choices.find(({ value }) => value === presentZone(zone)) ?? null;
  return (
    <Combobox.Root
      items={choices}
      open={open}
      onOpenChange={setOpen}
      autoHighlight
      filter={({ label, value }: ZoneOption, query) =>
        wordStarts(`${label} ${value.replaceAll('_', ' ')}`).some((part) => startsWith(part, query))
      }
      value={current}
      onValueChange={(picked: ZoneOption | null) => picked && onChange(picked.value)}
    >
      <Combobox.Trigger ref={openSoon} render={trigger} />
      <Combobox.Portal container={overlays()}>
        <Combobox.Backdrop className="fixed inset-0 z-40 bg-veil sm:hidden" />
        <Combobox.Positioner
          sideOffset={6}
          align="start"
          collisionPadding={12}
          className="z-50 max-sm:fixed! max-sm:inset-x-3! max-sm:top-3! max-sm:transform-none!"
        >
          <Combobox.Popup
            aria-label={searchLabel}
            className="rise flex h-[min(32rem,calc(100dvh-24px))] flex-col rounded-card bg-surface p-2 shadow-card outline-1 outline-line sm:h-96 sm:max-h-(--available-height) sm:w-[26rem]"
          >
            <div className="relative">
              <Search
                size={20}
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
              />
              <Combobox.Input
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="touch w-full rounded-control border border-line-control bg-surface py-2 pr-3 pl-10"
              />
            </div>
            <Combobox.Empty className="text-ink-soft not-empty:p-3">{noneLabel}</Combobox.Empty>
            <Combobox.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain not-empty:mt-2">
              {(choice: ZoneOption) => (
                <Combobox.Item
                  key={choice.value}
                  value={choice}
                  className="touch flex cursor-pointer items-center justify-between gap-3 rounded-[8px] px-3 py-2 text-sm outline-none data-highlighted:bg-sunken"
                >
                  {choice.label}
                  <Combobox.ItemIndicator className="shrink-0 text-primary-text">
                    <Check size={20} aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
