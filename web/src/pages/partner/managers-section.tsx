import { partnerPolicy } from '@puente/contract/policy/partner';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  managersQuery,
  type Managers,
  useInviteManager,
  useRemoveManager,
  useWithdrawManagerInvitation,
} from '../../features/partner/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { longDate, zoned } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useManagedPartner } from './managed-partner.ts';

/** Who manages the partner, who is invited to, and the form to invite. */
export function ManagersSection() {
  const { t } = useTranslation('partner');
  const { id } = useManagedPartner();
  const { managers, invitations } = useSuspenseQuery(managersQuery(id)).data;
  return (
    <div className="flex max-w-read flex-col gap-8">
      <p className="text-ink-soft">{t('managers.text')}</p>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
        {managers.map((one) => (
          <Manager key={one.id} manager={one} isOnly={managers.length === 1} />
        ))}
      </ul>
      {invitations.length > 0 ? (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('managers.invitedTitle')}</h3>
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
            {invitations.map((one) => (
              <Invited key={one.id} invitation={one} />
            ))}
          </ul>
        </section>
      ) : null}
      <Invite />
    </div>
  );
}

function Manager(props: { manager: Managers['managers'][number]; isOnly: boolean }) {
  const { manager, isOnly } = props;
  const { t } = useTranslation('partner');
  const [isAsking, setAsking] = useState(false);
  const name = `${manager.name} ${manager.lastName}`.trim() || t('noName');
  return (
    <li className="flex flex-wrap items-center gap-4 px-4 py-3">
      <Avatar id={manager.id} name={name} src={manager.profilePicture} size={40} />
      <p className="min-w-0 flex-1 font-medium">
        {name} {manager.isYou ? <Badge>{t('managers.you')}</Badge> : null}
      </p>
      {isOnly ? null : (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {manager.isYou ? t('managers.leave') : t('managers.remove')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {isAsking ? (
        <ConfirmRemoval manager={manager} name={name} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}

function ConfirmRemoval(props: {
  manager: Managers['managers'][number];
  name: string;
  onClose: () => void;
}) {
  const { manager, name, onClose } = props;
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const partner = useManagedPartner();
  const removing = useRemoveManager(partner.id);
  return (
    <Dialog
      open
      modal="question"
      onOpenChange={(open) => !open && onClose()}
      title={
        manager.isYou ? t('managers.confirm.titleSelf') : t('managers.confirm.title', { name })
      }
      description={manager.isYou ? t('managers.confirm.textSelf') : t('managers.confirm.text')}
      closeLabel={t('managers.close')}
      actions={
        <>
          <Button
            variant="danger"
            loading={removing.isPending}
            onClick={() =>
              removing.mutate(manager.id, {
                onSuccess: () => {
                  toast.success(t('managers.removed'));
                  onClose();
                },
              })
            }
          >
            {manager.isYou ? t('managers.leave') : t('managers.remove')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('managers.cancel')}
          </Button>
        </>
      }
    >
      {removing.error ? (
        <Banner tone="danger" live>
          {errorText(removing.error)}
        </Banner>
      ) : null}
    </Dialog>
  );
}

function Invited({ invitation }: { invitation: Managers['invitations'][number] }) {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const withdrawing = useWithdrawManagerInvitation();
  const date = longDate(zoned(invitation.expiresAt, chosenZone()).toPlainDate());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
      <div>
        <p className="tabular font-medium">
          {t('managers.ending', { digits: invitation.phoneEnding })}
        </p>
        <p className="text-sm text-ink-soft">{t('managers.until', { date })}</p>
      </div>
      <Button
        variant="quiet"
        className="max-sm:-ml-2"
        loading={withdrawing.isPending}
        onClick={() =>
          withdrawing.mutate(invitation.id, {
            onSuccess: () => toast.success(t('managers.withdrawn')),
          })
        }
      >
        {t('managers.withdraw')}
      </Button>
      {withdrawing.error ? (
        <div className="basis-full">
          <Banner tone="danger" live>
            {errorText(withdrawing.error)}
          </Banner>
        </div>
      ) : null}
    </li>
  );
}

function Invite() {
  const { t } = useTranslation('partner');
  const errorText = useErrorText();
  const { id } = useManagedPartner();
  const [phone, setPhone] = useState('');
  const [round, setRound] = useState(0);
  const inviting = useInviteManager(id);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (inviting.isPending) return;
    inviting.mutate(phone, {
      onSuccess: () => {
        toast.success(t('managers.sent'));
        setPhone('');
        setRound(round + 1);
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('managers.invite')}</h3>
      <PhoneInput
        key={round}
        label={t('managers.phone')}
        countryLabel={t('managers.country')}
        help={t('managers.help', { days: partnerPolicy.managerInvitationDays })}
        error={inviting.error ? errorText(inviting.error) : undefined}
        initialValue=""
        defaultCountry="CL"
        locale={localeTag()}
        autoComplete="off"
        onChange={(next) => {
          setPhone(next);
          inviting.reset();
        }}
      />
      <Button type="submit" className="self-start" loading={inviting.isPending}>
        {t('managers.send')}
      </Button>
    </form>
  );
}
