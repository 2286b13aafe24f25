import { useQuery } from '@tanstack/react-query';
import { policy } from '@puente/contract/policy';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { suggestionsQuery, type Suggestions } from '../queries.ts';

export type PickedAddress = Suggestions['suggestions'][number];

/**
 * An address of a region: typed, then chosen from suggestions by finger or arrow keys (place-4).
 * It is a combobox of our own: while the library's list is open, it hides the rest of the page from
 * screen readers, and with it the label and help of the field.
 */
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
  const isLong = value.trim().length >= policy.place.suggestFrom;
  const { data } = useQuery({ ...suggestionsQuery(value.trim(), regionId), enabled: isLong });
  const suggestions = isLong ? (data?.suggestions ?? []) : [];
  const missing = isLong ? data?.missing : null;
  const list = useList(suggestions, (one) => onChange(one.label, one));
  return (
    <Field
      label={label}
      help={missing ? t(`address.missing.${missing}`) : t('address.help')}
      error={error}
    >
      {(wiring) => (
        <div className="relative flex flex-col">
          <input
            {...wiring}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isShown}
            aria-controls={list.isShown ? list.id : undefined}
            aria-activedescendant={list.activeId}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={policy.place.addressLine.max}
            className={controlClass}
            value={value}
            onChange={({ target: { value: text } }) => {
              list.open();
              onChange(text, suggestions.find((one) => one.label === text) ?? null);
            }}
            onKeyDown={list.onKeyDown}
            onBlur={list.close}
          />
          {list.isShown ? (
            <div
              ref={bringIntoView}
              id={list.id}
              role="listbox"
              tabIndex={-1}
              aria-label={t('address.suggestions')}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              className="rise absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 scroll-mb-28 overflow-y-auto rounded-card bg-surface p-2 shadow-card outline-1 outline-line"
            >
              {suggestions.map((one, at) => (
                <button
                  key={one.label}
                  ref={at === list.active ? bringIntoView : undefined}
                  type="button"
                  id={`${list.id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === list.active}
                  onMouseMove={() => list.highlight(at)}
                  onClick={() => list.choose(one)}
                  className={cx(
                    'touch flex w-full cursor-pointer items-center text-left rounded-[8px] px-3 py-2',
                    at === list.active && 'bg-sunken',
                  )}
                >
                  {one.label}
                </button>
              ))}
            </div>
          ) : null}
        </div>
      )}
    </Field>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** No suggestion is highlighted: Enter sends what is typed. */
const none = -1;

/** The list of a combobox: what is highlighted, and what the keys in the field do. */
function useList(suggestions: readonly PickedAddress[], onChoose: (one: PickedAddress) => void) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(none);
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown && highlighted < suggestions.length ? highlighted : none;
  const turn = (isOpened: boolean) => {
    setOpen(isOpened);
    setHighlighted(none);
  };
  const choose = (one: PickedAddress) => {
    turn(false);
    onChoose(one);
  };
  const step = (by: 1 | -1) => {
    // One more than there are: past either end nothing is highlighted.
    const count = suggestions.length + 1;
    setOpen(true);
    setHighlighted(((active + 1 + by + count) % count) - 1);
  };
  return {
    id,
    isShown,
    active,
    activeId: active === none ? undefined : `${id}-${active}`,
    open: () => turn(true),
    close: () => turn(false),
    highlight: setHighlighted,
    choose,
    onKeyDown: (event: KeyboardEvent) => {
      const one = suggestions[active];
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape' && isShown) turn(false);
      else if (event.key === 'Enter' && one) choose(one);
      else return;
      event.preventDefault();
    },
  };
}
