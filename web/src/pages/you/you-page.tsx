import type { UserData } from '@puente/contract/user';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BellRing,
  Building2,
  CalendarCog,
  Compass,
  Database,
  HandHeart,
  LogOut,
  MapPin,
  MessageSquareHeart,
  Package,
  QrCode,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  UserRound,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settingsHere } from '../../features/account/queries.ts';
import { LeavePartner } from '../../shell/partner/leave-partner.tsx';
import { managerInvitationsQuery } from '../../features/partner/queries.ts';
import { LegalLinks } from '../../shell/legal-links.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Section } from '../../shell/crash/section.tsx';
import { signOut } from '../../shell/session/session-end.ts';
import { useSession, useUser } from '../../shell/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { readablePhone } from '../../ui/calling-codes.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EntryContent, EntryList, entryClass } from '../../ui/entry-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The person's name and picture, and links to everything of theirs. */
export function YouPage() {
  const { t } = useTranslation('you');
  const user = useUser();
  return (
    <Page title={t('title')}>
      <div className="flex flex-col gap-8">
        <Section name="you.who">
          <Who />
        </Section>
        {user ? <Helping user={user} /> : null}
        <Entries user={user} />
        <LeavePartner />
        <Help />
        {user ? (
          <Button
            variant="secondary"
            className="self-start"
            icon={<LogOut size={20} aria-hidden />}
            onClick={() => void signOut()}
          >
            {t('signOut')}
          </Button>
        ) : null}
        <LegalLinks />
      </div>
    </Page>
  );
}

function Who() {
  const { t } = useTranslation('you');
  const session = useSession();
  if (session.status === 'signed-in') return <Signed user={session.user} />;
  if (session.status === 'checking') return <Skeleton className="h-16 w-72" />;
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="display text-3xl">{t('noName')}</h1>
      <p className="text-ink-soft">{t('signedOut.text')}</p>
      <Link to="/login" search={{ next: '/you' }} className={buttonClass({ size: 'large' })}>
        {t('signedOut.action')}
      </Link>
    </div>
  );
}

function Signed({ user }: { user: UserData }) {
  const { t } = useTranslation('you');
  const name = `${user.name} ${user.lastName}`.trim();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Avatar id={user.id} name={name} src={user.profilePicture} size={64} />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="display text-3xl">
          {user.name ? t('hello', { name: user.name }) : t('noName')}
        </h1>
        <p className="tabular text-ink-soft">
          <span className="sr-only">{t('phone')}: </span>
          {readablePhone(user.phoneNumber)}
        </p>
      </div>
    </div>
  );
}

/** The person's own pages; visitors get the settings of their device. */
function Entries({ user }: { user: UserData | null }) {
  const { t } = useTranslation('you');
  return (
    <EntryList title={user ? t('groups.account') : t('groups.device')}>
      {user ? (
        <Entry
          to="/you/profile"
          icon={UserRound}
          label={t('entries.profile')}
          summary={profileSummary(user) || t('entries.profileEmpty')}
        />
      ) : null}
      <PreferencesEntry user={user} />
      {user ? (
        <>
          <Entry
            to="/you/security"
            icon={ShieldCheck}
            label={t('entries.security')}
            summary={t('entries.securitySummary')}
          />
          <Entry
            to="/you/waiting"
            icon={BellRing}
            label={t('entries.waiting')}
            summary={t('entries.waitingSummary')}
          />
          <Entry
            to="/you/data"
            icon={Database}
            label={t('entries.data')}
            summary={t('entries.dataSummary')}
          />
        </>
      ) : null}
    </EntryList>
  );
}

/** What people do for others: the way to become an expert, or their own profile and hours. */
function Helping({ user }: { user: UserData }) {
  const { t } = useTranslation('you');
  const { data: invitations = [] } = useQuery(managerInvitationsQuery);
  return (
    <EntryList title={t('groups.helping')}>
      {user.isProvider ? (
        <>
          <Entry
            to="/you/helping/{-$step}"
            icon={HandHeart}
            label={t('entries.expert')}
            summary={t('entries.expertSummary')}
          />
          <Entry
            to="/you/helping/{-$step}"
            step="hours"
            icon={CalendarCog}
            label={t('entries.hours')}
            summary={t('entries.hoursSummary')}
          />
          <Entry
            to="/you/helping/{-$step}"
            step="where"
            icon={MapPin}
            label={t('entries.where')}
            summary={t('entries.whereSummary')}
          />
          <ExpertEntries user={user} />
        </>
      ) : (
        <Entry
          to="/you/helping/{-$step}"
          icon={HandHeart}
          label={t('entries.helping')}
          summary={t('entries.helpingSummary')}
        />
      )}
      {user.managedPartners.length > 0 || invitations.length > 0 ? (
        <Entry
          to="/you/partner/{-$section}"
          icon={Building2}
          label={t('entries.partner')}
          summary={
            invitations[0]
              ? t('entries.partnerInvited', { name: invitations[0].partner.name })
              : t('entries.partnerSummary')
          }
        />
      ) : null}
    </EntryList>
  );
}

/** What experts have beside their profile. */
function ExpertEntries({ user }: { user: UserData }) {
  const { t } = useTranslation('you');
  return (
    <>
      <Entry
        to="/you/offerings"
        icon={Package}
        label={t('entries.offerings')}
        summary={t('entries.offeringsSummary')}
      />
      <Entry
        to="/you/codes"
        icon={Tag}
        label={t('entries.codes')}
        summary={t('entries.codesSummary')}
      />
      <Entry
        to="/you/link"
        icon={QrCode}
        label={t('entries.link')}
        summary={user.username ? `@${user.username}` : t('entries.linkSummary')}
      />
      <Entry
        to="/you/invite"
        icon={UserRoundPlus}
        label={t('entries.invite')}
        summary={t('entries.inviteSummary')}
      />
    </>
  );
}

function Entry(props: {
  to:
    | '/you/helping/{-$step}'
    | '/you/partner/{-$section}'
    | '/you/profile'
    | '/you/preferences'
    | '/you/security'
    | '/you/data'
    | '/you/waiting'
    | '/you/offerings'
    | '/you/link'
    | '/you/invite'
    | '/you/codes'
    | '/you/feedback'
    | '/welcome';
  icon: LucideIcon;
  label: string;
  summary: string;
  /** Of the pages below "Help others". */
  step?: 'hours' | 'where';
}) {
  const { to, step, icon: Icon, label, summary } = props;
  return (
    <li>
      <Link to={to} params={{ step, section: undefined }} className={entryClass}>
        <EntryContent icon={<Icon size={20} aria-hidden />} label={label} summary={summary} />
      </Link>
    </li>
  );
}

function profileSummary({ name, lastName, username, email }: UserData): string {
  return [`${name} ${lastName}`.trim(), username ? `@${username}` : email]
    .filter(Boolean)
    .join(' · ');
}

function PreferencesEntry({ user }: { user: UserData | null }) {
  const { t } = useTranslation('you');
  const { t: settings } = useTranslation('settings');
  const { language, currency, appearance } = settingsHere(user);
  const summary = [
    settings(`languages.${language}`),
    currency,
    settings(`appearances.${appearance}`),
  ];
  return (
    <Entry
      to="/you/preferences"
      icon={SlidersHorizontal}
      label={t('entries.preferences')}
      summary={summary.join(' · ')}
    />
  );
}

/** Help and feedback, signed in or not. */
function Help() {
  const { t } = useTranslation('you');
  return (
    <EntryList title={t('groups.help')}>
      <Entry
        to="/welcome"
        icon={Compass}
        label={t('entries.welcome')}
        summary={t('entries.welcomeSummary')}
      />
      <Entry
        to="/you/feedback"
        icon={MessageSquareHeart}
        label={t('feedback')}
        summary={t('entries.feedbackSummary')}
      />
    </EntryList>
  );
}
