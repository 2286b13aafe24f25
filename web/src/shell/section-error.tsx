import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ErrorAdvice, ErrorState } from '../ui/state-message.tsx';
import { adviceOf } from './advice.tsx';

/** How long a retry waits for fresh answers before it shows what is there, ms. */
const longestWaitMs = 5000;

/** What the broken part was made of must not break it again: the server is asked anew. */
async function askAnew(): Promise<void> {
  const { queryClient } = await import('../lib/query-client.ts');
  queryClient.removeQueries({ type: 'inactive' });
  await Promise.race([
    queryClient.refetchQueries({ type: 'active' }),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ]);
}

/** In place of a part that broke: what happened, another try, and advice when it keeps breaking. */
export function SectionError({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async () => {
    setTrying(true);
    await askAnew().catch(() => undefined);
    // The button goes away with the message: the keyboard stays on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    setTrying(false);
    onRetry();
    // Still here means that it broke again: said and counted anew.
    setTries((before) => before + 1);
  };
  return (
    <ErrorAdvice value={adviceOf}>
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
    </ErrorAdvice>
  );
}
