import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { sendAgain } from '../conversation.ts';
import { goOn } from '../front.ts';
import type { Failure, Pending } from '../thread.ts';
import { Reply } from './answer.tsx';

/** After this a person begins to wonder. */
const longMs = 7000;

/** What streamed in so far, or a calm sign that somebody is at it. */
export function Awaiting({ pending }: { pending: Pending }) {
  const { t } = useTranslation('chat');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
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

/** The message did not come through: it stands above, and goes again with one tap. */
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
          goOn();
          void sendAgain();
        }}
      >
        {common('tryAgain')}
      </Button>
    </div>
  );
}
