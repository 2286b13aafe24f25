import { Link } from '@tanstack/react-router';
import { CalendarClock, X } from 'lucide-react';
import { useReducer, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { local } from '../../../lib/storage.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { When } from '../../../ui/when.tsx';
import { clearDraft } from '../draft.ts';
import { openDraft } from '../resume.ts';

/** Offers to continue a booking left half-way by a closed tab or an ended session. */
export function ResumeBooking() {
  const { t } = useTranslation('booking');
  // Another tab may have booked or discarded it.
  useSyncExternalStore(onStorage, () => local.get('keptBooking')?.savedAtMs);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const draft = openDraft();
  if (!draft) return null;
  const { providerId, providerName, start, minutes, meet, bookingId } = draft;
  const { zone = chosenZone() } = draft;
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
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <Link
          to="/book/$providerId"
          params={{ providerId }}
          search={{
            start,
            minutes,
            zone,
            meet,
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
            lookAgain();
          }}
        />
      </span>
    </section>
  );
}

function onStorage(changed: () => void): () => void {
  globalThis.addEventListener('storage', changed);
  return () => globalThis.removeEventListener('storage', changed);
}
