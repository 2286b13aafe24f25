import { CalendarClock, Clock, Languages, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { clockTime, zoneCity, zoneName } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { When } from '../../../ui/when.tsx';
import type { Profile } from '../queries.ts';
import { fullName } from '../name.ts';
import { ShareProfile } from './share-profile.tsx';

/**
 * Who this is at a glance, and what one needs to know before anything else; `action` is what
 * one may do about them besides booking.
 */
export function ProfileHeader({ profile, action }: { profile: Profile; action?: ReactNode }) {
  const { t } = useTranslation('provider');
  const name = fullName(profile);
  return (
    <header className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <Avatar id={profile.id} name={name} src={profile.profilePicture} size={112} />
        <ShareProfile profile={profile} />
      </div>
      <div className="flex flex-col gap-2">
        <h1 className="display text-3xl">{name}</h1>
        {profile.isVerifiedProvider ? (
          <VerifiedMark
            label={
              profile.partner ? t('verifiedBy', { partner: profile.partner.name }) : t('verified')
            }
          />
        ) : null}
        <p className="text-lg text-ink-soft" {...inOwnLanguage(profile)}>
          {profile.expertise}
        </p>
      </div>
      <Facts profile={profile} />
      {action}
    </header>
  );
}

/** Their own words are in their language, which a screen reader needs to know. */
export const inOwnLanguage = ({ languages }: Profile): { lang?: string } =>
  languages.length === 1 && languages[0] ? { lang: languages[0] } : {};

function Facts({ profile }: { profile: Profile }) {
  const { t } = useTranslation('provider');
  const { nextFree, languages, location, inPerson, timezone } = profile;
  const now = new Date(nowMs()).toISOString();
  return (
    <ul className="flex flex-col gap-2 text-ink-soft">
      <Fact icon={<CalendarClock size={20} aria-hidden />}>
        {nextFree ? (
          <>
            {t('nextFree')} <When at={nextFree} className="font-medium text-ink" />
          </>
        ) : (
          t('noTime')
        )}
      </Fact>
      <Fact icon={<Languages size={20} aria-hidden />}>
        {t('speaks')} {languages.map((language) => t(`languages.${language}`)).join(', ')}
      </Fact>
      {inPerson || location ? (
        <Fact icon={<MapPin size={20} aria-hidden />}>
          {[inPerson ? t('inPerson') : t('online'), location].filter(Boolean).join(' · ')}
        </Fact>
      ) : null}
      <Fact icon={<Clock size={20} aria-hidden />}>
        {t('zone', {
          zone: `${zoneName(timezone)} (${zoneCity(timezone)})`,
          time: clockTime(now, { zone: timezone }),
        })}
      </Fact>
    </ul>
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
