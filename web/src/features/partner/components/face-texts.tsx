import { partnerPolicy } from '@puente/contract/policy/partner';
import { expertFields } from '@puente/contract/policy/browsing';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { longDate, zoned } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { TextInput, Textarea } from '../../../ui/text-input.tsx';
import type { PartnerSettings } from '../face-queries.ts';
import type { FacePart, TypedFace } from './face-rules.ts';

export type PartProps = {
  face: TypedFace;
  problems: ReadonlySet<FacePart>;
  onChange: (changes: Partial<TypedFace>) => void;
};

/** Name and address; former addresses are told with their day. */
export function FaceNames(
  props: PartProps & { isTaken: boolean; former: PartnerSettings['formerSlugs'] },
) {
  const { face, problems, onChange, isTaken, former } = props;
  const { t } = useTranslation('facesettings');
  const { slug: bounds, formerDays: days } = partnerPolicy;
  return (
    <div className="flex flex-col gap-5">
      <TextInput
        label={t('name')}
        value={face.name}
        maxLength={partnerPolicy.nameMaxLength}
        required
        error={problems.has('name') ? t('problems.name') : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextInput
        label={t('slug.label')}
        help={t('slug.help', {
          address: `${location.host}/partners/${face.slug.trim().toLowerCase()}`,
          days,
        })}
        value={face.slug}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={bounds.max}
        required
        error={
          problems.has('slug')
            ? t('problems.slug', bounds)
            : isTaken
              ? t('problems.slugTaken')
              : undefined
        }
        onChange={({ target }) => onChange({ slug: target.value })}
      />
      {former.length > 0 ? (
        <ul className="-mt-3 flex flex-col gap-1 text-sm text-ink-soft">
          {former.map(({ slug, until }) => (
            <li key={slug}>
              {t('slug.former', {
                slug,
                date: longDate(zoned(until, chosenZone()).toPlainDate()),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export function FaceWelcome({ face, problems, onChange }: PartProps) {
  const { t } = useTranslation('facesettings');
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-2 text-xl font-semibold">{t('welcome.title')}</legend>
      <p className="text-ink-soft">{t('welcome.text')}</p>
      {(['en', 'es'] as const).map((language) => (
        <Textarea
          key={language}
          label={t(`welcome.${language}`)}
          lang={language}
          value={face.welcome[language]}
          maxLength={partnerPolicy.welcomeMaxLength}
          error={
            problems.has('welcome') && (face.welcome[language].trim() === '' || language === 'es')
              ? t('problems.welcome')
              : undefined
          }
          onChange={({ target }) =>
            // A greeting is one line, however long.
            onChange({
              welcome: { ...face.welcome, [language]: target.value.replaceAll('\n', ' ') },
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** Fields of life; each gives one suggestion under the greeting. */
export function FaceFields({ face, onChange }: PartProps) {
  const { t } = useTranslation('facesettings');
  const { t: directory } = useTranslation('directory');
  const isFull = face.fields.length >= partnerPolicy.maxFields;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-semibold">{t('fields.title')}</h3>
      <p className="-mt-2 text-ink-soft">{t('fields.text', { count: partnerPolicy.maxFields })}</p>
      <Chips label={t('fields.title')}>
        {expertFields.map((field) => {
          if (field === 'other') return null;
          const isChosen = face.fields.includes(field);
          return (
            <Chip
              key={field}
              pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() =>
                onChange({
                  fields: isChosen
                    ? face.fields.filter((one) => one !== field)
                    : [...face.fields, field],
                })
              }
            >
              {directory(`fields.${field}`)}
            </Chip>
          );
        })}
      </Chips>
    </div>
  );
}

/** How an address of a link begins. */
const secure = 'https://';

/** Links to pages of the partner's own. */
export function FaceLinks({ face, problems, onChange }: PartProps) {
  const { t } = useTranslation('facesettings');
  const { resourceLinks: links } = face;
  const change = (at: number, changes: Partial<(typeof links)[number]>) =>
    onChange({
      resourceLinks: links.map((link, index) => (index === at ? { ...link, ...changes } : link)),
    });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 text-xl font-semibold">{t('links.title')}</legend>
      <p className="text-ink-soft">{t('links.text', { count: partnerPolicy.maxLinks })}</p>
      {links.map((link, at) => (
        <div
          // Rows have no name but their place.
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <TextInput
            label={t('links.label', { number: at + 1 })}
            value={link.label}
            maxLength={partnerPolicy.linkLabelMaxLength}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <div className="max-sm:order-3 max-sm:col-span-2">
            <TextInput
              label={t('links.url', { number: at + 1 })}
              type="url"
              inputMode="url"
              placeholder={secure}
              value={link.url}
              maxLength={partnerPolicy.linkUrlMaxLength}
              error={problems.has(`link${at}`) ? t('problems.link') : undefined}
              onChange={({ target }) => change(at, { url: target.value })}
            />
          </div>
          <div className="self-start pt-7.5">
            <IconButton
              label={t('links.remove', { number: at + 1 })}
              icon={<Trash2 size={20} aria-hidden />}
              onClick={() => onChange({ resourceLinks: links.toSpliced(at, 1) })}
            />
          </div>
        </div>
      ))}
      {links.length < partnerPolicy.maxLinks ? (
        <Button
          variant="secondary"
          className="self-start"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => onChange({ resourceLinks: [...links, { label: '', url: '' }] })}
        >
          {t('links.add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
