import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function ActivityPage() {
  const { t } = useTranslation('activity');
  return (
    <Page title={t('title')} heading={t('title')}>
      {null}
    </Page>
  );
}
