import { useSuspenseQuery } from '@tanstack/react-query';
import { policy } from '@puente/contract/policy';
import { Building2, House, Video, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, errorCodeOf } from '../../../lib/error-text.ts';
import { listInText } from '../../../lib/list.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClashChoice } from '../../../ui/clash-choice.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SavedNote } from '../../../ui/saved-note.tsx';
import { Select } from '../../../ui/select.tsx';
import { namesOf } from '../area-rules.ts';
import {
  isRefused,
  type Places,
  type PlacesEditing,
  type Region,
  regionsQuery,
  usePlaces,
} from '../queries.ts';
import { AreaPicker } from './area-picker.tsx';
import { Offices } from './offices.tsx';

/** Where an expert meets people: online always, at their homes, in offices; each change is saved. */
export function PlacesForm() {
  const { t } = useTranslation('place');
  const editing = usePlaces();
  const { data: regions } = useSuspenseQuery(regionsQuery);
  const { places, change } = editing;
  const { home, office } = places;
  const [region] = regions;
  if (!region) return <Mode icon={Video} title={t('online.title')} text={t('online.text')} />;
  return (
    <div className="flex flex-col gap-6">
      <Trouble editing={editing} />
      <Mode icon={Video} title={t('online.title')} text={t('online.text')} />
      <Mode icon={House} title={t('home.title')} text={t('home.text', { region: region.name })}>
        <Checkbox
          label={t('home.enable')}
          checked={home.enabled}
          onChange={({ target }) => void change({ home: { ...home, enabled: target.checked } })}
        />
        {home.enabled ? (
          <AreaPicker
            region={region}
            chosen={home.areaIds}
            onChange={(areaIds) => void change({ home: { ...home, areaIds } })}
          />
        ) : null}
      </Mode>
      <Mode icon={Building2} title={t('office.title')} text={t('office.text')}>
        <Checkbox
          label={t('office.enable')}
          checked={office.enabled}
          onChange={({ target }) => void change({ office: { ...office, enabled: target.checked } })}
        />
        {office.enabled ? <Offices region={region} editing={editing} /> : null}
      </Mode>
      {home.enabled || office.enabled ? (
        <Travel
          minutes={places.travelMinutes}
          onChange={(travelMinutes) => void change({ travelMinutes })}
        />
      ) : null}
      <Seen places={places} region={region} />
      <span className="flex min-h-7">
        <SavedNote at={editing.isSaving ? 0 : editing.savedAt}>{t('saved')}</SavedNote>
      </span>
    </div>
  );
}

function Mode(props: { icon: LucideIcon; title: string; text: string; children?: ReactNode }) {
  const { icon: Icon, title, text, children } = props;
  return (
    <section className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card">
      <h2 className="flex items-center gap-3 text-lg font-semibold">
        <Icon size={22} aria-hidden className="shrink-0 text-ink-soft" />
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

const { min, max } = policy.place.travelMinutes;
const usualMinutes = [min, 15, 30, 45, 60, 90, max];

function Travel({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const { t } = useTranslation('place');
  const offered = [...new Set([...usualMinutes, minutes])].toSorted((one, other) => one - other);
  return (
    <Select
      label={t('travel.label')}
      help={t('travel.help')}
      value={String(minutes)}
      onChange={({ target }) => onChange(Number(target.value))}
      choices={offered.map((each) => ({
        value: String(each),
        label: each === 0 ? t('travel.none') : formatMinutes(each),
      }))}
    />
  );
}

/** What of it stands on the public page, in plain words. */
function Seen({ places: { home, office }, region }: { places: Places; region: Region }) {
  const { t } = useTranslation('place');
  const areas = home.enabled ? namesOf(region.areas, home.areaIds) : [];
  const offices = office.enabled ? office.offices.map(({ name }) => name) : [];
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('seen.title')}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
        <li>{t('seen.online')}</li>
        {areas.length > 0 ? <li>{t('seen.home', { areas: listInText(areas) })}</li> : null}
        {offices.length > 0 ? <li>{t('seen.office', { offices: listInText(offices) })}</li> : null}
      </ul>
      <p className="text-ink-soft">{t('seen.travel')}</p>
    </section>
  );
}

/**
 * A change that couldn't be saved, with another try, or that clashes with another tab's. It stands on
 * top, clear of the bar at the bottom, and is scrolled to: the change may be far below.
 */
function Trouble({ editing: { error, retry, decide } }: { editing: PlacesEditing }) {
  const { t } = useTranslation('place');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  if (!error || isRefused(error)) return null;
  const isClash = errorCodeOf(error) === 'places-changed';
  return (
    <div ref={bringIntoView} className="scroll-mt-24">
      {isClash ? (
        <ClashChoice
          text={errorText(error)}
          mine={t('clash.mine')}
          theirs={t('clash.theirs')}
          decide={decide}
        />
      ) : (
        <Banner
          tone="danger"
          live
          action={
            <Button variant="secondary" onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
        >
          {errorText(error)}
        </Banner>
      )}
    </div>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
