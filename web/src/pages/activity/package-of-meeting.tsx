import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { packageQuery } from '../../features/booking/package-queries.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Card } from '../../ui/card.tsx';
import { linkClass } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListSearch } from './filters.ts';
import { PackageProgress } from './package-progress.tsx';

/** The package that a meeting is a session of: how far it is, and the way to the whole of it. */
export function PackageOfMeeting({ packageId }: { packageId: string }) {
  const { t } = useTranslation('package');
  return (
    <DataSection failed={t('failed')} of={packageId} waiting={<Skeleton className="h-40" />}>
      <Known id={packageId} />
    </DataSection>
  );
}

function Known({ id }: { id: string }) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('activity');
  const { search } = useListSearch();
  const { data: bought } = useSuspenseQuery(packageQuery(id));
  return (
    <section aria-labelledby="package">
      <h2 id="package" className="mb-2 text-lg font-semibold">
        {of('facts.package')}
      </h2>
      <Card className="flex flex-col gap-3">
        <PackageProgress bought={bought} />
        <Link
          to="/activity"
          search={{ ...search, package: id }}
          activeOptions={{ exact: true }}
          className={`${linkClass} inline-flex min-h-11 items-center self-start`}
        >
          {t('whole')}
        </Link>
      </Card>
    </section>
  );
}
