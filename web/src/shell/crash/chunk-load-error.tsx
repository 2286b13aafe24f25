import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-message.tsx';

/** Shown when a page's code could not be loaded; retries when back online, or when texts arrive. */
export function ChunkLoadError({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t, i18n } = useTranslation('shell');
  const [isTrying, setTrying] = useState(false);
  const retry = useCallback(async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  }, [onRetry]);
  useEffect(() => {
    const again = () => void retry();
    globalThis.addEventListener('online', again);
    i18n.store.on('added', again);
    return () => {
      globalThis.removeEventListener('online', again);
      i18n.store.off('added', again);
    };
  }, [retry, i18n]);
  return (
    <ErrorState
      icon={<CloudOff size={28} aria-hidden />}
      title={t('lost.title')}
      text={t('lost.text')}
      action={
        <Button loading={isTrying} onClick={() => void retry()}>
          {t('lost.retry')}
        </Button>
      }
    />
  );
}
