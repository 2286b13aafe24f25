import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../features/partner/components/reason-dialog.tsx';
import { groupQuery, useEndMember, type GroupMember } from '../../features/partner/queries.ts';
import { monthOf } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { linkClass } from '../../ui/link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { toast } from '../../ui/toast.ts';
import { useManagedPartner } from './managed-partner.ts';

/** From so many on a name is looked for. */
const manyMembers = 10;

/** For comparing names as they are typed: without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The experts of the group, with what of them a manager may see. */
export function MembersSection() {
  const { t } = useTranslation('partner');
  const { id } = useManagedPartner();
  const { data: members } = useSuspenseQuery(groupQuery(id));
  if (members.length === 0)
    return <EmptyState title={t('empty.members')} text={t('empty.membersText')} />;
  return <Members members={members} />;
}

function Members({ members }: { members: readonly GroupMember[] }) {
  const { t } = useTranslation('partner');
  const [words, setWords] = useState('');
  const found = members.filter(({ name, lastName, expertise }) =>
    plain(`${name} ${lastName} ${expertise}`).includes(plain(words)),
  );
  return (
    <div className="flex flex-col gap-4">
      {members.length >= manyMembers ? (
        <SearchField
          label={t('members.search')}
          searched={words}
          onSearch={setWords}
          pauseMs={0}
          maxLength={100}
        />
      ) : null}
      <p role="status" className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {found.length > 0 ? t('members.found', { count: found.length }) : t('members.noMatch')}
      </p>
      {found.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
          {found.map((member) => (
            <Member key={member.providerId} member={member} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Member({ member }: { member: GroupMember }) {
  const { t } = useTranslation('partner');
  const { providerId, verifiedAt } = member;
  const name = `${member.name} ${member.lastName}`.trim() || t('noName');
  const isVerified = member.verification === 'verified';
  const [isOpen, setOpen] = useState(false);
  const actions = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 px-4 py-3">
      <Avatar id={providerId} name={name} src={member.profilePicture} size={48} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/expert/$id"
            params={{ id: providerId }}
            className={cx(linkClass, '-my-2 inline-flex min-h-11 items-center')}
          >
            {name}
          </Link>
          <Badge tone={isVerified ? 'success' : 'neutral'}>
            {t(isVerified ? 'states.verified' : 'states.pending')}
          </Badge>
        </p>
        <p className="truncate text-sm text-ink-soft">{member.expertise}</p>
        <p className="tabular text-sm text-ink-soft">
          {t('members.meetings', { count: member.meetings })}
          {isVerified && verifiedAt
            ? ` · ${t('members.since', { date: monthOf(verifiedAt, chosenZone()) })}`
            : ''}
        </p>
      </div>
      {isVerified ? null : (
        <Link
          to="/you/partner/{-$section}"
          params={{ section: 'queue' }}
          search
          className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:order-1 max-sm:ml-12')}
        >
          {t('members.answer')}
        </Link>
      )}
      <IconButton
        label={t('members.more', { name })}
        icon={<EllipsisVertical size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={actions}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={actions} className="order-2 basis-full">
        {isOpen ? <Actions member={member} isVerified={isVerified} /> : null}
      </div>
    </li>
  );
}

function Actions({ member, isVerified }: { member: GroupMember; isVerified: boolean }) {
  const { t } = useTranslation('partner');
  const partner = useManagedPartner();
  const [act, setAct] = useState<'take-back' | 'remove' | null>(null);
  const ending = useEndMember(member.providerId);
  const close = () => {
    setAct(null);
    ending.reset();
  };
  const { name } = member;
  return (
    <div className="flex flex-wrap gap-2 pt-2 pl-12">
      {isVerified ? (
        <Button variant="quiet" onClick={() => setAct('take-back')}>
          {t('members.takeBack')}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => setAct('remove')}>
        {t('members.remove')}
        <span className="sr-only">: {name}</span>
      </Button>
      {act ? (
        <ReasonDialog
          what={act}
          name={name}
          partner={partner.name}
          error={ending.error}
          isSending={ending.isPending}
          onClose={close}
          onSend={(message) =>
            ending.mutate(
              { act, message },
              {
                onSuccess: () => {
                  toast.success(
                    act === 'remove' ? t('members.removed', { name }) : t('members.takenBack'),
                  );
                  close();
                },
              },
            )
          }
        />
      ) : null}
    </div>
  );
}
