import { BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useStop, useStopLink } from '../stop-link.ts';

/** What the link of a mail leads to: says how much it stops, and stops it by the button alone. */
export function StopWaiting({ token }: { token: string }) {
  const { t } = useTranslation('waiting');
  const errorText = useErrorText();
  const link = useStopLink(token);
  const stop = useStop(token);
  const isDone = stop.isSuccess || link.data?.waiting === 0;
  const frame = useFocusOnChange(isDone);
  if (link.error)
    return (
      <Banner tone="danger" live>
        {errorText(link.error)}
      </Banner>
    );
  if (!link.data) return <Skeleton className="h-40" />;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-labelledby="stop"
      className="flex flex-col items-start gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5"
    >
      <div>
        <h2 id="stop" className="text-xl font-semibold">
          {isDone ? t('stop.doneTitle') : t('stop.title')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {isDone ? t('stop.doneText') : t('stop.text', { count: link.data.waiting })}
        </p>
      </div>
      {isDone ? null : (
        <Button
          variant="secondary"
          loading={stop.isPending}
          icon={<BellOff size={20} aria-hidden />}
          onClick={() => stop.mutate()}
        >
          {t('stop.action')}
        </Button>
      )}
      {stop.error ? (
        <Banner tone="danger" live>
          {errorText(stop.error)}
        </Banner>
      ) : null}
    </section>
  );
}
