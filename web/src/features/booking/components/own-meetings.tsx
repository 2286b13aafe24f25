import type { OwnMeeting } from '@puente/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/when.tsx';

/** Formats a name: "Ana Soto", or that the account was deleted. */
export function useNameOf(): (person: { name: string; lastName: string }) => string {
  const { t } = useTranslation('booking');
  return ({ name, lastName }) => `${name} ${lastName}`.trim() || t('goneAccount');
}

/** The meetings and holds that a refusal lists: with whom and when. */
export function OwnMeetings(props: {
  label: string;
  meetings: readonly OwnMeeting[];
  zone: string;
  /** The actions for each. */
  renderActions?: (meeting: OwnMeeting) => ReactNode;
}) {
  const { label, meetings, zone, renderActions } = props;
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {meetings.map((meeting) => (
        <li
          key={meeting.bookingId ?? meeting.start}
          className="flex flex-col gap-2 rounded-control bg-surface px-4 py-3 text-ink ring-1 ring-line"
        >
          <div>
            <p className="font-semibold">
              <Who meeting={meeting} />
            </p>
            <p>
              <When at={meeting.start} zone={zone} />
            </p>
          </div>
          {renderActions?.(meeting)}
        </li>
      ))}
    </ul>
  );
}

function Who({ meeting: { person, role, status } }: { meeting: OwnMeeting }) {
  const { t } = useTranslation('booking');
  const nameOf = useNameOf();
  if (!person) return t('ownClash.secret');
  const name = nameOf(person);
  if (role === 'provider') return t('ownClash.asExpert', { name, role: t('asExpert') });
  return (
    <>
      {t('ownClash.with', { name })}
      {status === 'held' ? (
        <span className="font-normal text-ink-soft">, {t('ownClash.unpaid')}</span>
      ) : null}
    </>
  );
}
