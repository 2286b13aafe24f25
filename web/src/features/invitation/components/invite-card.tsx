import { Ban, Share2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../shell/session/session.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WhenInText } from '../../../ui/when-in-text.tsx';
import type { FriendInvite } from '../queries.ts';

// What draws the code is larger than the rest.
const ShareInvite = lazy(() =>
  import('./share-invite.tsx').then((file) => ({ default: file.ShareInvite })),
);

const tones: Record<FriendInvite['state'], Tone> = {
  open: 'success',
  used: 'primary',
  revoked: 'neutral',
  expired: 'neutral',
};

/** One link: where it stands, who can still join by it, and ways to send it or take it back. */
export function InviteCard(props: {
  invite: FriendInvite;
  /** Opened right after it was made. */
  isNew: boolean;
  share: { title: string; text: string };
  onRevoke: () => void;
  /** What only some links have, such as a note. */
  children?: ReactNode;
}) {
  const { invite, isNew, share, onRevoke, children } = props;
  const { t } = useTranslation('invitation');
  const [isOpen, setOpen] = useState(isNew);
  const zone = useUser()?.timezone;
  const canJoin = invite.state === 'open';
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={tones[invite.state]}>{t(`state.${invite.state}`)}</Badge>
            <span className="tabular">{t('uses', { uses: invite.uses, max: invite.maxUses })}</span>
          </p>
          {children}
          {canJoin || invite.state === 'expired' ? (
            <p className="text-sm text-ink-soft">
              {canJoin ? t('until') : t('ended')} <WhenInText at={invite.expiresAt} zone={zone} />
            </p>
          ) : null}
        </div>
        {canJoin ? (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              icon={<Share2 size={20} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('share.send')}
            </Button>
            <Button variant="quiet" icon={<Ban size={20} aria-hidden />} onClick={onRevoke}>
              {t('revoke.action')}
            </Button>
          </div>
        ) : null}
      </div>
      {canJoin && isOpen ? <Sending url={invite.url} share={share} /> : null}
    </Card>
  );
}

function Sending(props: { url: string | null; share: { title: string; text: string } }) {
  const { t } = useTranslation('invitation');
  if (props.url === null) return <p className="text-ink-soft">{t('share.lost')}</p>;
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <ShareInvite url={props.url} {...props.share} />
    </Suspense>
  );
}
