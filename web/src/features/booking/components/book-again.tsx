import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import type { Booking } from '../queries.ts';

/**
 * Leads a client from a meeting that is over or cancelled straight to the times of its expert, for
 * the same length and the same way to meet (activity-5); nothing for any other.
 */
export function BookAgain({ booking, isLarge = false }: { booking: Booking; isLarge?: boolean }) {
  const { t } = useTranslation('booking');
  const { role, status, provider, durationMinutes } = booking;
  const isOver = status === 'completed' || status === 'cancelled';
  // An account that was deleted has no name.
  if (role !== 'client' || !isOver || !provider.name) return null;
  return (
    <Link
      to="/book/$providerId"
      params={{ providerId: provider.id }}
      search={{ minutes: durationMinutes, meet: meetIn(booking) }}
      className={
        isLarge
          ? `${buttonClass({ size: 'large' })} max-sm:w-full`
          : `${buttonClass({ variant: 'secondary' })} max-sm:w-full`
      }
    >
      <RotateCcw size={20} aria-hidden />
      {t('again')}
      <span className="sr-only">: {`${provider.name} ${provider.lastName}`.trim()}</span>
    </Link>
  );
}

/** The way to meet as the address of the times names it; an office that is gone is told there. */
function meetIn({ mode, officeId }: Booking): string | undefined {
  if (mode === 'office') return officeId ?? 'office';
  return mode === 'home' ? 'home' : undefined;
}
