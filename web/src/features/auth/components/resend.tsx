import type { VerificationChannel } from '@puente/contract/auth';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { minutesAndSeconds, useSecondsUntil } from '../../../ui/countdown.tsx';

const channels: VerificationChannel[] = ['sms', 'whatsapp', 'voice'];

/** Sends another code, by SMS or by another channel, once the countdown has run out. */
export function Resend({
  channel,
  resendAtMs,
  sending,
  onResend,
}: {
  channel: VerificationChannel;
  resendAtMs: number;
  sending: boolean;
  onResend: (channel: VerificationChannel) => void;
}) {
  const { t } = useTranslation('auth');
  const seconds = useSecondsUntil(resendAtMs);
  if (seconds > 0) {
    return (
      <p className="tabular text-center text-ink-soft">
        <span aria-hidden>{t('resendIn', { time: minutesAndSeconds(seconds) })}</span>
        <span className="sr-only">{t('resendSay', { count: Math.ceil(seconds / 60) })}</span>
      </p>
    );
  }
  return (
    <div role="group" aria-label={t('otherWay')} className="flex flex-col items-center gap-2">
      <p className="text-ink-soft">{t('otherWay')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" loading={sending} onClick={() => onResend(channel)}>
          {t('resend')}
        </Button>
        {channels
          .filter((other) => other !== channel)
          .map((other) => (
            <Button key={other} variant="quiet" disabled={sending} onClick={() => onResend(other)}>
              {t(`by.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  );
}
