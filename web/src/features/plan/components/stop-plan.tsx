import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { showTime } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useResumePlan, useStopPlan, type Plan } from '../queries.ts';

/** Stops a plan, after saying what stays; or lets one go on that was stopped. */
export function StopPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const resume = useResumePlan(plan.id);
  const stop = useStopPlan(plan.id);
  const [isAsking, setIsAsking] = useState(false);
  // The question stays what it was while it closes: by then the plan is another.
  const [asked, setAsked] = useState<Plan | null>(null);
  const canResume = plan.status === 'ending' && plan.stoppedBy === plan.role;
  const goesOn = plan.status === 'active' || plan.status === 'past-due';
  const canLeave = plan.role === 'provider' && plan.status === 'ending';
  const ask = () => {
    setAsked(null);
    stop.reset();
    setIsAsking(true);
  };
  const end = (when: 'with-month' | 'now') => {
    setAsked(plan);
    stop.mutate(
      { when, confirmed: true },
      {
        onSuccess: () => {
          toast.success(t('stop.done'));
          setIsAsking(false);
        },
        onError: () => setAsked(null),
      },
    );
  };
  const goOn = () =>
    resume.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('resumed'));
      },
    });
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {/* One button for both: the focus stays on it. */}
      {canResume || goesOn || canLeave ? (
        <Button variant="secondary" loading={resume.isPending} onClick={canResume ? goOn : ask}>
          {canResume ? t('resume') : t('stop.open')}
        </Button>
      ) : null}
      {resume.error ? (
        <Banner tone="danger" live>
          {errorText(resume.error)}
        </Banner>
      ) : null}
      <Question
        plan={asked ?? plan}
        {...{ stop, end }}
        open={isAsking}
        onOpenChange={setIsAsking}
      />
    </div>
  );
}

type Asked = {
  plan: Plan;
  stop: Pick<ReturnType<typeof useStopPlan>, 'isPending' | 'error'>;
  end: (when: 'with-month' | 'now') => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function Question({ plan, stop, end, open, onOpenChange }: Asked) {
  const { t } = useTranslation('plan');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const until = plan.renewsAt ? showTime(plan.renewsAt, { zone: chosenZone() }).full : '';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      modal="question"
      title={t('stop.title')}
      closeLabel={common('close')}
      actions={
        <>
          {plan.status === 'ending' ? null : (
            <Button variant="danger" loading={stop.isPending} onClick={() => end('with-month')}>
              {t('stop.action')}
            </Button>
          )}
          {plan.role === 'provider' ? (
            <Button variant="secondary" loading={stop.isPending} onClick={() => end('now')}>
              {t('stop.now')}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {t('stop.keep')}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{plan.status === 'past-due' ? t('stop.endsNow') : t('stop.ends', { until })}</li>
        <li>{t('stop.stays')}</li>
        {plan.periods[0]?.status === 'reserved' ? <li>{t('stop.givesBack')}</li> : null}
        <li>{t('stop.noCharge')}</li>
        {plan.status === 'active' ? <li>{t('stop.undo')}</li> : null}
        {plan.role === 'provider' ? <li>{t('stop.nowMeans')}</li> : null}
      </ul>
      {stop.error ? (
        <Banner tone="danger" live>
          {errorText(stop.error)}
        </Banner>
      ) : null}
    </Dialog>
  );
}
