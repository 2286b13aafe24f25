import { useTranslation } from 'react-i18next';
import type { Way } from '../../features/availability/way.ts';
import { useChooseTime, type Plan, type PlanPeriod } from '../../features/plan/queries.ts';
import { now } from '../../lib/clock.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Banner } from '../../ui/banner.tsx';
import { toast } from '../../ui/toast.ts';
import { TimeDialog } from './time-dialog.tsx';

type Props = {
  plan: Plan;
  period: PlanPeriod;
  way: Way;
  number: number;
  onClose: () => void;
};

/** Takes a time for a session that has none, or another one in place of its own. */
export function SessionTime({ plan, period, way, number, onClose }: Props) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const choose = useChooseTime(plan.id);
  const today = now().toString();
  const { from, until } = period.window;
  const own = period.sessions.find((session) => session.number === number)?.start ?? undefined;
  const take = async (start: string) => {
    if (choose.isPending) return;
    try {
      await choose.mutateAsync({ period, number, start });
    } catch {
      // Told in the dialog.
      return;
    }
    // The list that this stands in may be gone with its last session.
    toast.success(t('choose.done'));
    onClose();
  };
  return (
    <TimeDialog
      providerId={plan.provider.id}
      minutes={plan.durationMinutes}
      way={way}
      zone={chosenZone()}
      within={{
        from: Date.parse(from) > Date.parse(today) ? from : today,
        until,
      }}
      start={own}
      others={period.sessions.flatMap((session) =>
        session.number !== number && session.start !== null ? session.start : [],
      )}
      notice={
        choose.error ? (
          <Banner tone="danger" live>
            {errorText(choose.error)}
          </Banner>
        ) : null
      }
      onChoose={(start) => void take(start)}
      onClose={onClose}
    />
  );
}
