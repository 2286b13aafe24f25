import { Link } from '@tanstack/react-router';
import { CalendarClock, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../lib/time.ts';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { When } from '../../../ui/when.tsx';
import { clearDraft } from '../draft.ts';
import { openDraft } from '../resume.ts';

/** A booking left half-way, by a closed tab or an ended session, is one tap away on the first screen. */
export function ResumeBooking() {
  const { t } = useTranslation('booking');
  const [draft, setDraft] = useState(openDraft);
  useEffect(() => {
    // Another tab may have booked it, or forgotten it.
    const lookAgain = ({ key }: StorageEvent) => {
      if (key === 'keptBooking') setDraft(openDraft());
    };
    globalThis.addEventListener('storage', lookAgain);
    return () => globalThis.removeEventListener('storage', lookAgain);
  }, []);
  if (!draft) return null;
  const { providerId, providerName, start, minutes, zone = deviceZone(), bookingId } = draft;
  return (
    <section
      aria-label={t('resume.label')}
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <CalendarClock size={20} aria-hidden className="shrink-0 text-ink-faint" />
      <p className="min-w-0 flex-1 basis-48">
        {providerName ? t('resume.text', { name: providerName }) : t('draft.text')}{' '}
        <When at={start} zone={zone} className="font-semibold" />
      </p>
      <span className="ml-auto flex items-center gap-1">
        <Link
          to="/book/$providerId"
          params={{ providerId }}
          search={{
            start,
            minutes,
            zone,
            ...(bookingId ? { step: 'pay' as const, bookingId } : { step: 'about' as const }),
          }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('draft.goOn')}
        </Link>
        <IconButton
          label={t('resume.discard')}
          icon={<X size={20} aria-hidden />}
          onClick={() => {
            clearDraft();
            setDraft(null);
          }}
        />
      </span>
    </section>
  );
}
