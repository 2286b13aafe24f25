import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { policy } from '@puente/contract/policy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlClass, Field } from '../../../ui/field.tsx';
import { overlays } from '../../../ui/overlays.ts';
import { suggestionsQuery, type Suggestions } from '../queries.ts';

export type PickedAddress = Suggestions['suggestions'][number];

/** An address of a region: typed, then chosen from suggestions by finger or arrow keys (place-4). */
export function AddressField(props: {
  label: string;
  regionId: string;
  value: string;
  /** `picked` is the suggestion that the text is; null while it is only typed. */
  onChange: (text: string, picked: PickedAddress | null) => void;
  error?: string | undefined;
}) {
  const { label, regionId, value, onChange, error } = props;
  const { t } = useTranslation('place');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...suggestionsQuery(value.trim(), regionId),
    enabled: value.trim().length >= policy.place.suggestFrom,
  });
  const isLong = value.trim().length >= policy.place.suggestFrom;
  const suggestions = isLong ? (data?.suggestions ?? []) : [];
  const missing = isLong ? data?.missing : null;
  return (
    <Autocomplete.Root
      items={suggestions}
      mode="none"
      // An empty list would keep the rest of the page from screen readers.
      open={isOpen && suggestions.length > 0}
      onOpenChange={setOpen}
      value={value}
      onValueChange={(text) =>
        onChange(text, suggestions.find((one) => one.label === text) ?? null)
      }
      itemToStringValue={(one) => one.label}
    >
      <Field
        label={label}
        help={missing ? t(`address.missing.${missing}`) : t('address.help')}
        error={error}
      >
        {(wiring) => (
          <Autocomplete.Input
            {...wiring}
            // While the list is open the label is hidden from screen readers.
            aria-label={label}
            autoComplete="off"
            maxLength={policy.place.addressLine.max}
            className={controlClass}
          />
        )}
      </Field>
      <Autocomplete.Portal container={overlays()}>
        <Autocomplete.Positioner sideOffset={6} align="start" className="z-50">
          <Autocomplete.Popup className="rise max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card bg-surface p-2 shadow-card outline-1 outline-line empty:hidden data-empty:hidden">
            <Autocomplete.List aria-label={t('address.suggestions')}>
              {(one: PickedAddress) => (
                <Autocomplete.Item
                  key={one.label}
                  value={one}
                  className="touch flex cursor-pointer items-center rounded-[8px] px-3 py-2 outline-none data-highlighted:bg-sunken"
                >
                  {one.label}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
