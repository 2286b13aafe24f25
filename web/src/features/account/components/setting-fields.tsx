import { currencies, languages } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { currencyChoice } from '../../../lib/currency-choice.ts';
import type { Settings } from '../../../shell/session/account-settings.ts';
import { useAppearance, type Appearance } from '../../../shell/appearance.ts';
import { useUser } from '../../../shell/session/session.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { Select } from '../../../ui/select.tsx';
import { ZoneField } from '../../../ui/zone-field.tsx';
import { settingsHere, useChangeSettings } from '../queries.ts';

const appearances: Appearance[] = ['system', 'light', 'dark'];

export function LanguageSetting() {
  const { t } = useTranslation('settings');
  const { value, choose, savedAt, error } = useSetting('language');
  return (
    <div>
      <RadioCards
        legend={t('language')}
        columns={2}
        choices={languages.map((language) => ({
          value: language,
          label: t(`languages.${language}`),
        }))}
        value={value}
        onChange={choose}
        error={error}
      />
      <Saved at={savedAt} />
    </div>
  );
}

/**
 * One setting that is saved as soon as it is chosen. When saving fails the old value comes back
 * with an error. Needs the namespaces `settings` and `errors`.
 */
function useSetting<K extends keyof Settings>(name: K) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const change = useChangeSettings();
  // A visitor's settings are read from the device on each render.
  const here = settingsHere(useUser())[name];
  const { isPending, variables, isSuccess, submittedAt, error } = change;
  const chosen = isPending ? variables[name] : undefined;
  return {
    value: chosen ?? here,
    choose: (value: Settings[K]) => change.mutate({ [name]: value }),
    savedAt: isSuccess ? submittedAt : 0,
    error: error ? t('notSaved', { reason: errorText(error) }) : undefined,
  };
}

/** A line of fixed height for "Saved", so that nothing jumps. */
function Saved({ at }: { at: number }) {
  const { t } = useTranslation('settings');
  return (
    <span className="block h-6 pt-1">
      <SavedNote at={at}>{t('saved')}</SavedNote>
    </span>
  );
}

export function CurrencySetting() {
  const { t } = useTranslation('settings');
  const { value, choose, savedAt, error } = useSetting('currency');
  return (
    <div>
      <Select
        label={t('currency')}
        help={t('currencyHelp')}
        choices={currencies.map((code) => currencyChoice(code))}
        value={value}
        onChange={(event) => {
          const picked = currencies.find((code) => code === event.currentTarget.value);
          if (picked) choose(picked);
        }}
        error={error}
      />
      <Saved at={savedAt} />
    </div>
  );
}

export function ZoneSetting() {
  const { t } = useTranslation('settings');
  const { value, choose, savedAt, error } = useSetting('timezone');
  return (
    <div>
      <ZoneField
        label={t('zone')}
        help={t('zoneHelp')}
        zone={value}
        onChange={choose}
        searchLabel={t('zoneSearch')}
        noneLabel={t('zoneNone')}
        error={error}
      />
      <Saved at={savedAt} />
    </div>
  );
}

export function AppearanceSetting() {
  const { t } = useTranslation('settings');
  const { choose, savedAt, error } = useSetting('appearance');
  return (
    <div>
      <RadioCards
        legend={t('appearance')}
        columns={3}
        choices={appearances.map((value) => ({ value, label: t(`appearances.${value}`) }))}
        value={useAppearance()}
        onChange={choose}
        error={error}
      />
      <Saved at={savedAt} />
    </div>
  );
}
