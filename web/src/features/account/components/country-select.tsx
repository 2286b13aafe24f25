import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { callingCodes } from '../../../ui/calling-codes.ts';
import { Select } from '../../../ui/select.tsx';

/** A country by its name in the person's language; none may be chosen. */
export function CountrySelect(props: {
  error: string | undefined;
  wiring: ComponentProps<'select'>;
}) {
  const { t } = useTranslation('settings');
  const { t: common } = useTranslation('common');
  const tag = localeTag();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    return [...callingCodes.keys()]
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, tag));
  }, [tag]);
  return (
    <Select
      label={t('fields.country')}
      note={common('optional')}
      autoComplete="country"
      choices={[{ value: '', label: t('countryNone') }, ...choices]}
      {...props.wiring}
      error={props.error}
    />
  );
}
