import { policy } from '@puente/contract/policy';
import { spokenLanguages } from '@puente/contract/policy/spoken-languages';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../features/words/store.ts';
import { localeTag } from '../../../lib/i18n.ts';
import { zoneName } from '../../../lib/time.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { keepEdit, Proposal } from './proposal.tsx';
import type { Cards, TextCard } from './proposals.ts';

const { minLength, maxLength, maxExpertise, maxLocation } = policy.profile;

/** A text of the profile, in the person's own words. */
export function TextProposal(props: {
  card: TextCard;
  before: string;
  /** Where the place may be, if its name is that of several. */
  places: Cards['places'];
  /** Of the profile now. */
  zone: string;
}) {
  const { card, before, places, zone } = props;
  const { t } = useTranslation('draft');
  const { t: words } = useTranslation('words');
  const { edits } = useWords();
  const { id } = card;
  const value = edits[id] ?? card.value;
  const label =
    id === 'expertise'
      ? t('expertise.label')
      : id === 'location'
        ? t('languages.location')
        : t(`texts.${id}.label`);
  const missing = id === 'location' ? 0 : minLength[id] - value.trim().length;
  const help = [
    missing > 0 ? t('texts.left', { count: missing }) : '',
    before.trim() !== '' && before !== value ? words('replaces') : '',
  ]
    .filter(Boolean)
    .join(' ');
  const field = {
    label: <span className="sr-only">{label}</span>,
    help: help || undefined,
    value,
    onChange: (event: { currentTarget: { value: string } }) =>
      keepEdit(id, event.currentTarget.value),
  };
  return (
    <Proposal id={id} name={label} sources={isAsSaid(value, card) ? [] : card.sources}>
      {id === 'expertise' || id === 'location' ? (
        <TextInput {...field} maxLength={id === 'location' ? maxLocation : maxExpertise} />
      ) : (
        <Textarea {...field} maxLength={maxLength} />
      )}
      {places.length > 0 ? (
        <Select
          label={words('whichPlace', { place: value })}
          help={words('whichPlaceHelp')}
          value={edits['timezone'] ?? ''}
          choices={[
            { value: '', label: words('noPlace', { zone: zoneName(zone) }) },
            ...places.map(({ country, timezone }) => ({
              value: timezone,
              label: `${countryName(country)} · ${zoneName(timezone)}`,
            })),
          ]}
          onChange={(event) => keepEdit('timezone', event.currentTarget.value)}
        />
      ) : null}
    </Proposal>
  );
}

function countryName(country: string): string {
  return new Intl.DisplayNames(localeTag(), { type: 'region' }).of(country) ?? country;
}

/** The field shows the words themselves: quoting them beside it would say them twice. */
function isAsSaid(value: string, { sources }: TextCard): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .replace(/[.!?…]+$/u, '')
      .toLowerCase();
  return plain(value) === plain(sources.map(({ text }) => text).join(' '));
}

/** The languages that a profile can have, of those that were chosen here. */
export function chosenLanguages(card: NonNullable<Cards['languages']>, edit: string | undefined) {
  const codes = edit === undefined ? card.codes : edit.split(',');
  return spokenLanguages.filter((code) => codes.includes(code));
}

export function LanguagesProposal({ card }: { card: NonNullable<Cards['languages']> }) {
  const { t } = useTranslation('draft');
  const { edits } = useWords();
  const chosen = chosenLanguages(card, edits[card.id]);
  const names = new Intl.DisplayNames(localeTag(), { type: 'language' });
  const nameOf = (code: string) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(localeTag()) + name.slice(1);
  };
  const offered = spokenLanguages.filter((code) => card.codes.includes(code));
  return (
    <Proposal id={card.id} name={t('steps.languages.title')} sources={card.sources}>
      <Chips label={t('languages.label')}>
        {offered.map((code) => (
          <Chip
            key={code}
            pressed={chosen.includes(code)}
            onClick={() =>
              keepEdit(
                card.id,
                offered.filter((one) => chosen.includes(one) !== (one === code)).join(','),
              )
            }
          >
            {nameOf(code)}
          </Chip>
        ))}
      </Chips>
    </Proposal>
  );
}
