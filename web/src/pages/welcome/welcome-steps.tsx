import { policy } from '@puente/contract/policy';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  CurrencySetting,
  LanguageSetting,
  ZoneSetting,
} from '../../features/account/components/setting-fields.tsx';
import { BookingDrawing, BridgeDrawing, SafeDrawing } from './drawings.tsx';

const { refund, booking } = policy;

/** What Puente does. */
export function BridgeStep() {
  const { t } = useTranslation('welcome');
  return (
    <>
      <BridgeDrawing />
      <p className="text-lg text-pretty text-ink-soft">{t('bridge.text')}</p>
      <Points
        points={[t('bridge.points.ask'), t('bridge.points.verified'), t('bridge.points.meet')]}
      />
    </>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-primary-text" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** How booking, paying and refunds work, with the numbers that bind us (refund-1). */
export function BookingStep() {
  const { t } = useTranslation('welcome');
  return (
    <>
      <BookingDrawing />
      <p className="text-lg text-pretty text-ink-soft">
        {t('booking.text', { minutes: booking.holdMinutes })}
      </p>
      <Points
        points={[
          t('booking.points.full', {
            hours: refund.fullWithinHoursOfBooking,
            before: refund.fullUntilHoursBeforeStart,
          }),
          t('booking.points.part', {
            percent: refund.otherwiseBasisPoints / 100,
            hours: refund.noneWithinHoursOfStart,
          }),
          t('booking.points.provider'),
          t('booking.points.room', { minutes: booking.roomOpensMinutesBefore }),
        ]}
      />
    </>
  );
}

/** How to stay safe, and the settings as the device suggests them. */
export function SafeStep() {
  const { t } = useTranslation('welcome');
  return (
    <>
      <SafeDrawing />
      <Points points={[t('safe.points.pay'), t('safe.points.private')]} />
      <p className="text-lg text-pretty text-ink-soft">{t('safe.text')}</p>
      <div className="flex flex-col gap-3">
        <LanguageSetting />
        <CurrencySetting />
        <ZoneSetting />
      </div>
    </>
  );
}
