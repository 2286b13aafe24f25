import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function RoomPage() {
  const { t } = useTranslation('meeting');
  return (
    <Page title={t('title')} heading={t('title')}>
      {null}
    </Page>
  );
}
