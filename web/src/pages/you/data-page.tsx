import { useTranslation } from 'react-i18next';
import { OwnPage, WithUser } from './own-page.tsx';

/** What is kept about one: to take along or to delete. */
export function DataPage() {
  const { t } = useTranslation('you');
  return (
    <OwnPage title={t('entries.data')}>
      <WithUser>{() => null}</WithUser>
    </OwnPage>
  );
}
