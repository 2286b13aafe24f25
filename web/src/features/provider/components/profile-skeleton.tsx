import { useTranslation } from 'react-i18next';
import { Expertise } from '../../../shell/expertise.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';
import { fullName } from '../name.ts';
import type { Glimpse } from '../queries.ts';

/** Placeholders of portrait, name, facts and times; of a `glimpse` who it is stands there already. */
export function ProfileSkeleton({ glimpse }: { glimpse?: Glimpse }) {
  const { t } = useTranslation('common');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          {glimpse ? <Known glimpse={glimpse} /> : <Unknown />}
          <Skeleton className="h-30 w-full" />
          <Skeleton className="h-11 w-48" />
          <Skeleton className="h-48 w-full" />
        </div>
        <div className="hidden xl:block">
          <Skeleton className="h-130 w-full" />
        </div>
      </div>
    </Loading>
  );
}

/** Laid out as the header of the whole profile, so that nothing moves when that comes. */
function Known({ glimpse }: { glimpse: Glimpse }) {
  const { t } = useTranslation('shell');
  const name = fullName(glimpse);
  return (
    <>
      <Avatar id={name} name={name} src={glimpse.profilePicture} size={112} loading="eager" />
      <div className="flex flex-col gap-2">
        <h1 className="display text-3xl">{name}</h1>
        {glimpse.isVerifiedProvider && glimpse.partner ? (
          <VerifiedMark label={t('verified.by', { partner: glimpse.partner.name })} />
        ) : null}
        <Expertise of={glimpse} className="text-lg text-ink-soft" />
      </div>
    </>
  );
}

function Unknown() {
  return (
    <>
      <Skeleton className="size-28 rounded-full" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-[2.65rem] w-64" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-7 w-full" />
      </div>
    </>
  );
}
