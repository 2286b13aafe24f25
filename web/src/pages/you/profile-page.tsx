import { useTranslation } from 'react-i18next';
import { OwnPage, WithUser } from './own-page.tsx';

/** Who one is to others and on invoices. */
export function ProfilePage() {
  const { t } = useTranslation('you');
  return (
    <OwnPage title={t('entries.profile')}>
      <WithUser>{() => null}</WithUser>
    </OwnPage>
  );
}
