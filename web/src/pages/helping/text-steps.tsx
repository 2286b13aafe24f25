import { languages, policy } from '@puente/contract/policy';
import { spokenLanguages } from '@puente/contract/policy/spoken-languages';
import { useTranslation } from 'react-i18next';
import { OwnName } from '../../features/account/components/own-name.tsx';
import { localeTag } from '../../lib/i18n.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea, TextInput } from '../../ui/text-input.tsx';
import { useRefreshDraft } from './account-steps.tsx';
import type { Editing } from './step-screen.tsx';

const { minLength, maxLength, maxExpertise, maxLocation, maxLanguages } = policy.profile;
const texts = ['aboutMe', 'career', 'idealClient', 'uniqueValue', 'challengeStory'] as const;

/** Names and the texts of the profile, one question each. */
export function AboutStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { fields, edit } = editing;
  const user = useSignedInUser();
  const refresh = useRefreshDraft();
  const left = (name: (typeof texts)[number]) =>
    Math.max(0, minLength[name] - (fields[name] ?? '').trim().length);
  return (
    <>
      <OwnName user={user} onSaved={refresh} />
      {texts.map((name) => (
        <Textarea
          key={name}
          label={t(`texts.${name}.label`)}
          help={
            left(name) > 0 ? (
              <>
                {t(`texts.${name}.help`)}{' '}
                <span className="tabular inline-block">
                  {t('texts.left', { count: left(name) })}
                </span>
              </>
            ) : (
              t(`texts.${name}.help`)
            )
          }
          rows={4}
          maxLength={maxLength}
          value={fields[name] ?? ''}
          onChange={(event) => edit({ [name]: event.currentTarget.value })}
        />
      ))}
    </>
  );
}

/** What the expert helps with, in a line people search by. */
export function ExpertiseStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { fields, edit } = editing;
  return (
    <>
      <TextInput
        label={t('expertise.label')}
        help={t('expertise.help')}
        maxLength={maxExpertise}
        value={fields.expertise ?? ''}
        onChange={(event) => edit({ expertise: event.currentTarget.value })}
      />
      <TextInput
        label={t('expertise.translated')}
        note={t('optional')}
        help={t('expertise.translatedHelp')}
        maxLength={maxExpertise}
        value={fields.expertiseTranslated ?? ''}
        onChange={(event) => edit({ expertiseTranslated: event.currentTarget.value })}
      />
    </>
  );
}

/** The languages of the meetings, and where the expert is. */
export function LanguagesStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { fields, edit } = editing;
  const names = new Intl.DisplayNames(localeTag(), { type: 'language' });
  const spoken = fields.languages ?? [];
  const offered = [...new Set([...languages, ...spoken])];
  const nameOf = (code: string) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(localeTag()) + name.slice(1);
  };
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 className="font-medium">{t('languages.label')}</h2>
        <Chips label={t('languages.label')}>
          {offered.map((code) => (
            <Chip
              key={code}
              pressed={spoken.includes(code)}
              onClick={() =>
                edit({
                  languages: spoken.includes(code)
                    ? spoken.filter((one) => one !== code)
                    : [...spoken, code],
                })
              }
            >
              {nameOf(code)}
            </Chip>
          ))}
        </Chips>
      </div>
      {spoken.length < maxLanguages ? (
        <Select
          label={t('languages.another')}
          choices={[
            { value: '', label: t('languages.choose') },
            ...spokenLanguages
              .filter((code) => !offered.includes(code))
              .map((code) => ({ value: code, label: nameOf(code) }))
              .toSorted((one, other) => one.label.localeCompare(other.label, localeTag())),
          ]}
          value=""
          onChange={({ currentTarget: { value: code } }) => {
            if (code) edit({ languages: [...spoken, code] });
          }}
        />
      ) : null}
      <TextInput
        label={t('languages.location')}
        note={t('optional')}
        help={t('languages.locationHelp')}
        maxLength={maxLocation}
        value={fields.location ?? ''}
        onChange={(event) => edit({ location: event.currentTarget.value || null })}
      />
    </>
  );
}
