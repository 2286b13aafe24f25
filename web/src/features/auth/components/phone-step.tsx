import type { VerificationChannel } from '@puente/contract/auth';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { deviceZone } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneInput } from '../../../ui/phone-input.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { guessCountry, isPhone, phoneProblem } from '../phone.ts';
import { useRefusal } from '../use-refusal.ts';
import { Refusal } from './refusal.tsx';

const channels = ['sms', 'whatsapp', 'voice'] as const;

export function PhoneStep(props: {
  phoneNumber: string;
  onPhoneNumber: (phone: string) => void;
  sending: boolean;
  error: unknown;
  /** Another number or channel was chosen: what was refused before may not be now. */
  onEdit: () => void;
  onSend: (channel: VerificationChannel) => void;
}) {
  const { phoneNumber, onPhoneNumber, sending, error, onEdit, onSend } = props;
  const { t } = useTranslation('auth');
  const [channel, setChannel] = useState<VerificationChannel>('sms');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refusal = useRefusal(error, 'send');

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const complete = isPhone(phoneNumber);
    setMissing(!complete);
    if (complete) onSend(channel);
    else field.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <PhoneInput
        ref={field}
        label={t('phone')}
        countryLabel={t('country')}
        locale={localeTag()}
        defaultCountry={guessCountry(deviceZone(), navigator.languages)}
        initialValue={phoneNumber}
        onChange={(phone) => {
          if (phone !== phoneNumber) onEdit();
          onPhoneNumber(phone);
          setMissing(false);
        }}
        help={t('phoneHelp')}
        error={
          missing
            ? t(`phoneProblem.${phoneProblem(phoneNumber)}`)
            : refusal.field('phoneNumber', 'invalid-phone')
        }
      />
      <RadioCards
        legend={t('channel.legend')}
        columns={3}
        choices={channels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        value={channel}
        onChange={(chosen) => {
          onEdit();
          setChannel(chosen);
        }}
      />
      <Refusal refusal={refusal} />
      <Button type="submit" size="large" wide loading={sending} disabled={refusal.waiting}>
        {t('send')}
      </Button>
    </form>
  );
}
