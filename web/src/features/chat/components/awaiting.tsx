import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { useIsPast } from '../../../lib/passing-time.ts';
import { Button } from '../../../ui/button.tsx';
import { sendAgain } from '../conversation.ts';
import { focusNext } from '../composer-store.ts';
import type { Failure, Pending } from '../thread.ts';
import { Reply } from './answer.tsx';

/** After this people begin to wonder whether it still works. */
const longMs = 7000;

/** What has streamed in so far, or a typing indicator. */
export function Awaiting({ pending }: { pending: Pending }) {
  const { t } = useTranslation('chat');
  const [longAtMs] = useState(() => Date.now() + longMs);
  const isLong = useIsPast(longAtMs);
  if (pending.text) return <Reply text={pending.text} />;
  return (
    <p className="flex items-center gap-3 text-ink-soft">
      <span aria-hidden className="flex gap-1">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            style={{ animationDelay: `${delay}ms` }}
            className="breathe size-2 rounded-full bg-ink-faint"
          />
        ))}
      </span>
      {isLong ? t('lookingLonger') : t('looking')}
    </p>
  );
}

const busyCodes = new Set<string>(['too-many-requests', 'gateway-unavailable', 'unavailable']);

/** The message could not be delivered: it stays above, and can be sent again with one tap. */
export function Failed({ failure }: { failure: Failure }) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-sunken p-4">
      <div>
        <h2 className="font-semibold">
          {busyCodes.has(errorCodeOf(failure.error)) ? t('failed.busy') : t('failed.title')}
        </h2>
        <p className="text-ink-soft">{errorText(failure.error)}</p>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          focusNext();
          void sendAgain();
        }}
      >
        {common('tryAgain')}
      </Button>
    </div>
  );
}
