import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function BookPage() {
  const { t } = useTranslation('booking');
  return (
    <Page title={t('title')} heading={t('title')}>
      {null}
    </Page>
  );
}
