import { Lock } from 'lucide-react';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../lib/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { clearOfBar, NextBar } from '../../../ui/next-bar.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import {
  digitsOf,
  groupedExpiry,
  groupedNumber,
  problemsOf,
  type CardFields,
  type CardProblems,
} from '../card.ts';
import { declineOf, fieldOf, type Decline } from '../decline.ts';
import { CardMarks } from './card-marks.tsx';
import { SecureNote } from './secure-note.tsx';
import { TestCards } from './test-cards.tsx';

const fieldOrder = ['number', 'expiry', 'cvc', 'name'] as const;
const empty: CardFields = { number: '', expiry: '', cvc: '', name: '' };

/** The card form of a test installation, in place of Stripe's form. */
export function SandboxCardForm(props: {
  payLabel: string;
  isPaying: boolean;
  /** The gateway's code of the last decline. */
  declineCode: string | null | undefined;
  onPay: (card: CardFields) => void;
  /** Shown above the button: the decline and the terms. */
  children: ReactNode;
}) {
  const { payLabel, isPaying, declineCode, onPay, children } = props;
  const { t } = useTranslation('payment');
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(empty);
  const [problems, setProblems] = useState<CardProblems>({});
  const refused = useRefusedField(declineCode, isPaying, () => setCard(withoutCode));

  const put = (field: keyof CardFields, value: string) => {
    setCard((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _solved, ...rest }) => rest);
    refused.forget();
  };
  const focusOn = (field: keyof CardFields) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPaying) return;
    const found = problemsOf(card, now().toZonedDateTimeISO('UTC'));
    setProblems(found);
    const first = fieldOrder.find((field) => found[field]);
    if (first) focusOn(first);
    else onPay(card);
  };
  const wired = (field: keyof CardFields) => {
    const problem = problems[field];
    const text = problem ? t(`problems.${problem}`) : undefined;
    return {
      name: field,
      required: true,
      value: card[field],
      error: text ?? (refused.field === field ? t(`declines.${refused.decline}`) : undefined),
    };
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={`flex flex-col gap-4 lg:gap-5 ${clearOfBar}`}
    >
      <TestCards
        onPick={(picked) => {
          setCard(picked);
          setProblems({});
          refused.forget();
        }}
      />
      <div className="relative">
        <span className="absolute top-0 right-0">
          <CardMarks />
        </span>
        <TextInput
          {...wired('number')}
          label={t('card.number')}
          inputMode="numeric"
          autoComplete="cc-number"
          className="tabular"
          onChange={({ target }) => put('number', groupedNumber(target.value))}
        />
      </div>
      <div className="grid grid-cols-2 items-end gap-4">
        <TextInput
          {...wired('expiry')}
          label={t('card.expiry')}
          placeholder={t('card.expiryExample')}
          inputMode="numeric"
          autoComplete="cc-exp"
          className="tabular"
          onChange={({ target }) => put('expiry', groupedExpiry(target.value, card.expiry))}
        />
        <TextInput
          {...wired('cvc')}
          label={t('card.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          className="tabular"
          onChange={({ target }) => put('cvc', digitsOf(target.value))}
        />
      </div>
      <TextInput
        {...wired('name')}
        label={t('card.name')}
        autoComplete="cc-name"
        onChange={({ target }) => put('name', target.value)}
      />
      {children}
      <NextBar always>
        <Button
          type="submit"
          size="large"
          wide
          loading={isPaying}
          icon={<Lock size={20} aria-hidden />}
        >
          {payLabel}
        </Button>
      </NextBar>
      <SecureNote />
    </form>
  );
}

/** A decline about one field stays on it until the field is changed; the CVC is typed again. */
function useRefusedField(
  declineCode: string | null | undefined,
  isPaying: boolean,
  onRefused: () => void,
): { field: keyof CardFields | null; decline: Decline; forget: () => void } {
  const [wasPaying, setWasPaying] = useState(isPaying);
  const [isShown, setIsShown] = useState(false);
  const isRefused = declineCode !== undefined;
  // An attempt has just ended: update while rendering, not a frame later.
  if (wasPaying !== isPaying) {
    setWasPaying(isPaying);
    setIsShown(!isPaying && isRefused);
    if (!isPaying && isRefused) onRefused();
  }
  const decline = declineOf(declineCode);
  return {
    field: isShown ? fieldOf(decline) : null,
    decline,
    forget: () => setIsShown(false),
  };
}

function withoutCode(card: CardFields): CardFields {
  return { ...card, cvc: '' };
}
