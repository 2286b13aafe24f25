import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/state-message.tsx';

export function QueueSection() {
  const { t } = useTranslation('partner');
  return <EmptyState title={t('empty.queue')} />;
}
