import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Column } from './page.tsx';

/** Their pages have the place's name for a heading, and a list that stands left on a wide screen. */
const places = ['contacts', 'activity'] as const;

/**
 * Shown while a page's code and first data are loading, once that takes a moment: the frame of a
 * page, with its heading where that is known without its code.
 */
export function PagePending() {
  const { t } = useTranslation(['shell', 'common']);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const place = places.find((name) => path === `/${name}`);
  return (
    <div className={place && 'mx-auto w-full max-w-split lg:pr-[60%] lg:[&>*]:px-5'}>
      <Column>
        {place ? (
          <h1 className="display mb-6 text-3xl">{t(`places.${place}`)}</h1>
        ) : (
          <Skeleton className="mb-6 h-11 w-48" />
        )}
        <Loading label={t('common:loading')}>
          <Skeleton className="h-13" />
          <Skeleton className="my-5 h-29" />
          <Skeleton className="h-29" />
        </Loading>
      </Column>
    </div>
  );
}
