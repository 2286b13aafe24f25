import { useTranslation } from 'react-i18next';
import { OwnPage, WithUser } from './own-page.tsx';

/** How one gets in, and where one is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('you');
  return (
    <OwnPage title={t('entries.security')}>
      <WithUser>{() => null}</WithUser>
    </OwnPage>
  );
}
