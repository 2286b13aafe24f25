import { plainDigits } from '@puente/contract/digits';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type ComponentProps } from 'react';
import { callingCodes, splitPhone } from './calling-codes.ts';
import { controlClass, Field, type FieldProps } from './field.tsx';
import { cx } from './cx.ts';

export type PhoneInputProps = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'type'> &
  FieldProps & {
    /** The initial number: + and digits, or empty. */
    initialValue: string;
    /** + and digits, or empty while nothing is typed. */
    onChange: (phone: string) => void;
    /** ISO 3166 country to start with when the number has none. */
    defaultCountry: string;
    countryLabel: string;
    /** Locale for the names of countries. */
    locale: string;
  };

/** A phone number in two parts; a number typed or pasted with + sets its country. */
export function PhoneInput(props: PhoneInputProps) {
  const {
    label,
    help,
    error,
    note,
    initialValue,
    onChange,
    defaultCountry,
    countryLabel,
    locale,
    autoComplete,
    ...rest
  } = props;
  const [{ country, text }, setTyped] = useState(() => shown(initialValue, defaultCountry));
  const change = (next: { country: string; text: string }) => {
    setTyped(next);
    onChange(phoneOf(next.text, next.country));
  };
  const type = (entered: string) => {
    const typed = plainDigits(entered);
    const split = typed.trim().startsWith('+') ? splitPhone(typed, country) : null;
    change({ country: split?.country ?? country, text: typed });
  };
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(wiring) => (
        <div className="flex gap-2">
          <CountrySelect
            label={countryLabel}
            locale={locale}
            value={country}
            onChange={(next) => change({ country: next, text: shown(text, next).text })}
          />
          <input
            {...rest}
            {...wiring}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete ?? (country === 'US' ? 'tel' : 'tel-national')}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            // The country has a control of its own: it is not repeated here.
            onBlur={() => setTyped(shown(text.trim(), country))}
            className={cx(controlClass, 'w-full min-w-0 tabular')}
          />
        </div>
      )}
    </Field>
  );
}

function shown(typed: string, country: string) {
  const split = typed.startsWith('+') ? splitPhone(typed, country) : null;
  return split ? { country: split.country, text: split.national } : { country, text: typed };
}

function phoneOf(text: string, country: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (!digits) return '';
  return text.trim().startsWith('+')
    ? `+${digits}`
    : `+${callingCodes.get(country) ?? ''}${digits}`;
}

function CountrySelect({
  label,
  locale,
  value,
  onChange,
}: {
  label: string;
  locale: string;
  value: string;
  onChange: (country: string) => void;
}) {
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return [...callingCodes]
      .map(([code, calling]) => ({ code, text: `${names.of(code) ?? code} +${calling}` }))
      .toSorted((a, b) => a.text.localeCompare(b.text, locale));
  }, [locale]);
  return (
    <span
      className={cx(
        controlClass,
        'relative inline-flex shrink-0 items-center gap-1.5 has-focus-visible:outline-2 has-focus-visible:outline-focus',
      )}
    >
      <span aria-hidden className="tabular">
        {value} +{callingCodes.get(value)}
      </span>
      <ChevronDown size={18} aria-hidden className="text-ink-soft" />
      {/* The system's chooser is an invisible layer: its list has full names, the box a short
         one. */}
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 w-full appearance-none opacity-0"
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code} className="bg-surface text-ink">
            {country.text}
          </option>
        ))}
      </select>
    </span>
  );
}
