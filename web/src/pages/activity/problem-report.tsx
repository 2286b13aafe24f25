import { policy } from '@puente/contract/policy';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import {
  type BookingProblems,
  type Problem,
  useReportProblem,
} from '../../features/problem/queries.ts';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

type Props = {
  booking: Booking;
  report: NonNullable<BookingProblems['report']>;
  zone: string;
  /** Of the other party. */
  name: string;
  /** It was opened by a tap, and not by what was left in it. */
  takesFocus: boolean;
  onDone: () => void;
};

const { textMinLength, textMaxLength, noShowMinutes, confirmedNoShowHours, answerHours } =
  policy.problem;

/**
 * Says what went wrong: what, in whose words, and what follows, before it is sent. What is typed is
 * kept.
 */
export function ProblemReport({ booking, report, zone, name, takesFocus, onDone }: Props) {
  const { t } = useTranslation('problem');
  const errorText = useErrorText();
  const form = useReporting(booking, name, onDone);
  const { role } = booking;
  const isEarly = !report.kinds.includes('no-show');
  const kinds = isEarly ? report.kinds : (['no-show', 'quality', 'technical', 'other'] as const);
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <RadioCards
        legend={t('form.kind')}
        firstRef={takesFocus ? focusOnMount : null}
        choices={kinds.map((kind) => ({
          value: kind,
          label: kind === 'no-show' ? t('form.noShow', { name }) : t(`kinds.${kind}`),
        }))}
        value={form.kind}
        onChange={form.setKind}
        error={form.missing === 'kind' ? t('form.kindMissing') : undefined}
      />
      {isEarly ? (
        <p className="text-sm text-ink-soft">
          {t('form.noShowFrom', { name, when: whenInText(report.noShowFrom, zone) })}
        </p>
      ) : null}
      <Textarea
        name="text"
        label={form.isTextOptional ? t('form.textOptional') : t('form.text')}
        help={t('form.textHelp', { name })}
        error={form.missing === 'text' ? t('form.textMissing', { min: textMinLength }) : undefined}
        maxLength={textMaxLength}
        value={form.text}
        onChange={({ target }) => form.setText(target.value)}
      />
      {form.kind ? (
        <Banner tone="primary">
          {role === 'provider' || booking.paid.amount === 0
            ? t(role === 'client' ? 'next.free' : 'next.expert', { name, hours: answerHours })
            : t(`next.${form.kind}`, {
                name,
                hours: answerHours,
                soon: confirmedNoShowHours,
                minutes: noShowMinutes,
              })}
        </Banner>
      ) : null}
      {form.error ? (
        <Banner tone="danger" live>
          {errorText(form.error)}
        </Banner>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" loading={form.isPending}>
          {t('form.send')}
        </Button>
        <Button variant="secondary" className="max-sm:w-full" onClick={form.leave}>
          {t('form.leave')}
        </Button>
      </div>
    </form>
  );
}

function useReporting(booking: Booking, name: string, onDone: () => void) {
  const { t } = useTranslation('problem');
  const reporting = useReportProblem(booking.id);
  const { keyFor, answered } = useIdempotencyKey();
  const [left] = useState(() => draftOf(booking.id).report);
  const [kind, setKind] = useState<Problem['kind'] | null>(left?.kind ?? null);
  const [text, setText] = useState(left?.text ?? '');
  const [wasSent, setWasSent] = useState(false);
  usePreventReload(text === '' ? null : 'draft');
  const isTextOptional = kind === 'no-show';
  const words = text.trim();
  const isTextMissing = words.length < textMinLength && !(isTextOptional && words === '');
  const missing = kind === null ? 'kind' : isTextMissing ? 'text' : null;
  const leave = () => {
    keepDraft(booking.id, { report: undefined });
    onDone();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (missing !== null || kind === null) {
      const first = missing === 'text' ? '[name="text"]' : 'input';
      event.currentTarget.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    if (reporting.isPending) return;
    const content = { kind, ...(words === '' ? {} : { text: words }) };
    reporting.mutate(
      { ...content, idempotencyKey: keyFor(content) },
      {
        onSuccess: () => {
          answered();
          toast.success(t('form.sent', { name }));
          onDone();
        },
        onError: answered,
      },
    );
  };
  return {
    submit,
    leave,
    kind,
    setKind: (chosen: Problem['kind']) => {
      setKind(chosen);
      keepDraft(booking.id, { report: { kind: chosen, text } });
    },
    text,
    setText: (typed: string) => {
      setText(typed);
      keepDraft(booking.id, { report: { kind, text: typed } });
    },
    isTextOptional,
    missing: wasSent ? missing : null,
    isPending: reporting.isPending,
    error: reporting.error,
  };
}
