import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function BookingPage() {
  const { t } = useTranslation('activity');
  return (
    <Page title={t('title')} heading={t('booking')}>
      {null}
    </Page>
  );
}
