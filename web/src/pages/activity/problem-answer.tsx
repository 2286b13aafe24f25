import type { Money } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/booking/queries.ts';
import { parseAmount } from '../../features/offering/amounts.ts';
import { type Problem, useAnswerProblem } from '../../features/problem/queries.ts';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useIdempotencyKey } from '../../lib/idempotency.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Draft } from '../../lib/storage.ts';
import { usePreventReload } from '../../shell/update/reload-guard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Textarea, TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

type Answer = NonNullable<Draft['answer']>;
type Choice = NonNullable<Answer['choice']>;

const nothingTyped: Answer = { choice: null, amount: '', text: '' };

type Props = {
  booking: Booking;
  /** The most that can still be refunded. */
  left: Money;
  problem: Problem;
  /** Of the other party. */
  name: string;
};

const { textMinLength, textMaxLength } = policy.problem;

/** Answers what the other side reported: by a refund, whose sum stands on the button, or by words. */
export function ProblemAnswer(props: Props) {
  const { booking, left, problem, name } = props;
  const { t } = useTranslation('problem');
  const errorText = useErrorText();
  const form = useAnswering(props);
  const canRefund = booking.role === 'provider' && left.amount > 0;
  const all = formatMoney(left);
  const choices = [
    ...(canRefund ? [{ value: 'all', label: t('answer.all'), aside: all } as const] : []),
    ...(canRefund && !problem.isConfirmed
      ? [{ value: 'part', label: t('answer.part') } as const]
      : []),
    { value: 'object', label: t('answer.object') } as const,
  ];
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className="flex flex-col gap-4 border-t border-line pt-4"
    >
      <RadioCards
        legend={t('answer.legend')}
        choices={choices}
        value={form.choice}
        onChange={form.setChoice}
        error={form.missing === 'choice' ? t('answer.choiceMissing') : undefined}
      />
      {form.choice === 'part' ? (
        <TextInput
          name="amount"
          label={t('answer.amount', { currency: left.currency })}
          help={t('answer.atMost', { amount: all })}
          inputMode="decimal"
          autoComplete="off"
          error={form.missing === 'amount' ? t('answer.amountMissing', { amount: all }) : undefined}
          value={form.typed}
          onChange={({ target }) => form.setTyped(target.value)}
        />
      ) : null}
      {form.choice === 'object' ? (
        <Textarea
          name="text"
          label={t('answer.text')}
          help={t('answer.textHelp', { name })}
          error={
            form.missing === 'text' ? t('form.textMissing', { min: textMinLength }) : undefined
          }
          maxLength={textMaxLength}
          value={form.text}
          onChange={({ target }) => form.setText(target.value)}
        />
      ) : null}
      {form.choice ? (
        <p className="text-sm text-ink-soft">
          {form.choice === 'object' ? t('answer.objectNote') : t('answer.refundNote', { name })}
        </p>
      ) : null}
      {form.error ? (
        <Banner tone="danger" live>
          {errorText(form.error)}
        </Banner>
      ) : null}
      <div>
        <Button type="submit" className="max-sm:w-full" loading={form.isPending}>
          {form.amount === null
            ? t('answer.send')
            : t('answer.refund', { amount: formatMoney({ ...left, amount: form.amount }) })}
        </Button>
      </div>
    </form>
  );
}

function useAnswering({ booking, left, problem }: Props) {
  const { t } = useTranslation('problem');
  const answering = useAnswerProblem(booking.id);
  const { keyFor, answered } = useIdempotencyKey();
  const [{ choice, amount: typed, text }, setDraft] = useState(
    () => draftOf(problem.id).answer ?? nothingTyped,
  );
  const change = (changes: Partial<Answer>) => {
    const answer = { choice, amount: typed, text, ...changes };
    setDraft(answer);
    keepDraft(problem.id, { answer });
  };
  const [wasSent, setWasSent] = useState(false);
  usePreventReload(text === '' && typed === '' ? null : 'draft');
  const part = parseAmount(typed, left.currency);
  const isPart = part !== null && part > 0 && part <= left.amount;
  const amount = choice === 'all' ? left.amount : choice === 'part' && isPart ? part : null;
  const words = text.trim();
  const missing = missingOf(choice, isPart, words);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (missing !== null) {
      const field = missing === 'choice' ? 'input' : `[name="${missing}"]`;
      event.currentTarget.querySelector<HTMLElement>(field)?.focus();
      return;
    }
    if (answering.isPending) return;
    const content =
      amount === null
        ? { problemId: problem.id, response: 'object' as const, text: words }
        : { problemId: problem.id, response: 'refund' as const, amount };
    answering.mutate(
      { ...content, idempotencyKey: keyFor(content) },
      {
        onSuccess: () => {
          answered();
          toast.success(t('answer.sent'));
        },
        onError: answered,
      },
    );
  };
  return {
    submit,
    choice,
    setChoice: (chosen: Choice) => change({ choice: chosen }),
    typed,
    setTyped: (value: string) => change({ amount: value }),
    text,
    setText: (value: string) => change({ text: value }),
    amount,
    missing: wasSent ? missing : null,
    isPending: answering.isPending,
    error: answering.error,
  };
}

function missingOf(
  choice: Choice | null,
  isPart: boolean,
  words: string,
): 'choice' | 'amount' | 'text' | null {
  if (choice === null) return 'choice';
  if (choice === 'part' && !isPart) return 'amount';
  return choice === 'object' && words.length < textMinLength ? 'text' : null;
}
