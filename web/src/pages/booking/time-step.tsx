import { useTranslation } from 'react-i18next';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { ProviderLine } from '../../features/booking/components/provider-line.tsx';
import { readDraft, saveDraft } from '../../features/booking/draft.ts';
import type { Provider } from '../../features/booking/queries.ts';
import { nowMs } from '../../lib/clock.ts';
import { Section } from '../../shell/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { When } from '../../ui/when.tsx';
import { dayOf } from '../../features/availability/days.ts';
import type { BookingPath } from './path.ts';

export function TimeStep({ path, provider }: { path: BookingPath; provider: Provider }) {
  const choose = (choice: { start: string; minutes: number; zone: string }) => {
    const { start, minutes, zone } = choice;
    saveDraft(path.providerId, {
      step: 'about',
      providerName: provider.name,
      bookingId: undefined,
      date: dayOf(start, zone),
      time: start,
      durationMinutes: minutes,
      zone,
    });
    path.go('about', { start, minutes, zone, bookingId: undefined });
  };
  return (
    <div className="flex flex-col gap-6">
      <ProviderLine provider={provider} />
      {path.chosen ? null : <KeptDraft path={path} onGoOn={choose} />}
      <Section name="booking.times">
        <TimeChooser
          providerId={path.providerId}
          prices={provider.prices}
          exchange={provider.exchange}
          nextFree={provider.nextFree}
          chosen={{ start: path.chosen?.start, minutes: path.search.minutes, zone: path.zone }}
          onChoose={choose}
        />
      </Section>
    </div>
  );
}

/** A booking left half-way in this tab is offered again. */
function KeptDraft(props: {
  path: BookingPath;
  onGoOn: (choice: { start: string; minutes: number; zone: string }) => void;
}) {
  const { t } = useTranslation('booking');
  const draft = readDraft(props.path.providerId);
  if (!draft?.time || !draft.durationMinutes || Date.parse(draft.time) < nowMs()) return null;
  const zone = draft.zone ?? props.path.zone;
  const kept = { start: draft.time, minutes: draft.durationMinutes, zone };
  return (
    <Banner
      tone="primary"
      action={
        <Button variant="secondary" onClick={() => props.onGoOn(kept)}>
          {t('draft.goOn')}
        </Button>
      }
    >
      {t('draft.text')} <When at={kept.start} zone={zone} className="font-semibold" />
    </Banner>
  );
}
