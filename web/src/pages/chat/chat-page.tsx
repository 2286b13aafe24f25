import { useTranslation } from 'react-i18next';
import { Page } from '../../shell/page.tsx';

export function ChatPage() {
  const { t } = useTranslation('chat');
  return (
    <Page title={t('title')} heading={t('greeting')}>
      {null}
    </Page>
  );
}
