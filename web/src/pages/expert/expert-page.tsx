import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function ExpertPage() {
  const { t } = useTranslation('expert');
  return (
    <Page title={t('title')} heading={t('title')}>
      {null}
    </Page>
  );
}
