import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state-message.tsx';

/** How long a retry waits for fresh data before it shows what is cached, ms. */
const longestWaitMs = 5000;

/** Shown when a section crashed: what happened, a retry, and advice when it keeps failing. */
export function SectionError({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async () => {
    setTrying(true);
    await refetchAll().catch(() => undefined);
    // The button disappears with the message: the focus stays on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    setTrying(false);
    onRetry();
    // Still mounted means that it crashed again: the key announces and counts it once more.
    setTries((before) => before + 1);
  };
  return (
    <ErrorState
      key={tries}
      name={name}
      title={t('section.title')}
      text={t('section.text')}
      action={
        <Button variant="secondary" loading={isTrying} onClick={() => void retry()}>
          {t('section.retry')}
        </Button>
      }
    />
  );
}

/** The data of the broken section must not break it again: everything is refetched. */
async function refetchAll(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  await Promise.race([
    queryClient.refetchQueries({ type: 'active' }),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
}
