import { Building2, CalendarClock, Clock, House, Languages, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Expertise } from '../../../shell/expertise.tsx';
import { nowMs } from '../../../lib/clock.ts';
import { languageName, listInText } from '../../../lib/list.ts';
import { useStore } from '../../../lib/store.ts';
import { clockTime, zoneName, zoneOffset } from '../../../lib/time.ts';
import { zoneStore } from '../../../lib/zone.ts';
import { VerifiedBadge } from '../../../shell/partner/verified-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { When } from '../../../ui/when.tsx';
import { StarLine } from '../../../shell/star-line.tsx';
import type { Profile } from '../queries.ts';
import { fullName } from '../name.ts';
import { ShareProfile } from './share-profile.tsx';

/** The essentials of an expert at a glance; `action` is what can be done besides booking. */
export function ProfileHeader({ profile, action }: { profile: Profile; action?: ReactNode }) {
  const name = fullName(profile);
  return (
    <header className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <Avatar id={profile.id} name={name} src={profile.profilePicture} size={112} />
        <ShareProfile profile={profile} />
      </div>
      <div className="flex flex-col gap-2">
        <h1 className="display text-3xl">{name}</h1>
        <VerifiedBadge of={profile} className="-my-2 self-start" />
        {profile.stars ? <StarLine of={profile.stars} /> : null}
        <Expertise of={profile} className="text-lg text-ink-soft" />
      </div>
      <Facts profile={profile} />
      {action}
    </header>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('provider');
  const { nextFree, languages, location, inPerson, timezone } = profile;
  const now = new Date(nowMs()).toISOString();
  // A profile that was kept must not offer a time that has passed.
  const isAhead = nextFree !== null && Date.parse(nextFree) > nowMs();
  const zone = useStore(zoneStore);
  return (
    <ul className="flex flex-col gap-2 text-ink-soft">
      <Fact icon={<CalendarClock size={20} aria-hidden />}>
        {isAhead && nextFree ? (
          <>
            {t('nextFree')} <When at={nextFree} zone={zone} className="font-medium text-ink" />
          </>
        ) : (
          t('noTime')
        )}
      </Fact>
      <Fact icon={<Languages size={20} aria-hidden />}>
        {t('speaks', { languages: listInText(languages.map(languageName)) })}
      </Fact>
      {inPerson || location ? (
        <Fact icon={<MapPin size={20} aria-hidden />}>
          {[inPerson ? t('inPerson') : t('online'), location].filter(Boolean).join(' · ')}
        </Fact>
      ) : null}
      <Places places={profile.places} />
      {zoneOffset(timezone) === zoneOffset(zone) ? null : (
        <Fact icon={<Clock size={20} aria-hidden />}>
          {t('zone', {
            name: profile.name,
            time: clockTime(now, { zone: timezone }),
            zone: zoneName(timezone),
          })}
        </Fact>
      )}
    </ul>
  );
}

/** How many areas are named before the others are counted. */
const mostAreas = 8;

/** Where the expert can be met in person: the areas of home visits, and each office. */
function Places({ places: { home, offices } }: Pick<Profile, 'places'>) {
  const { t } = useTranslation('provider');
  const names = home?.areas.map(({ name }) => name) ?? [];
  const left = names.length - mostAreas;
  const named = left > 1 ? [...names.slice(0, mostAreas), t('moreAreas', { count: left })] : names;
  return (
    <>
      {home ? (
        <Fact icon={<House size={20} aria-hidden />}>
          {t('homeVisits', { areas: listInText(named) })}
        </Fact>
      ) : null}
      {offices.map(({ id, name, address }) => (
        <Fact key={id} icon={<Building2 size={20} aria-hidden />}>
          {t('office', { name })} {address}
        </Fact>
      ))}
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
