import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** The places of portrait, name, facts and times while they load. */
export function ProfileSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Skeleton className="size-28 rounded-full" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-[2.65rem] w-64" />
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-7 w-full" />
          </div>
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
