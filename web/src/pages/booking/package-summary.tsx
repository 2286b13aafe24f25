import { ChevronDown, X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { whenInText } from '../../lib/when-in-text.ts';
import { formatMoney, type Money } from '../../lib/money.ts';
import { formatMinutes, showTime } from '../../lib/time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PriceBreakdown } from '../../ui/price-breakdown.tsx';
import { When } from '../../ui/when.tsx';
import type { CodeLine } from './package-code.ts';
import { pricePerSession } from './package-times-rules.ts';

/** A package as it is sold or was bought. */
export type Sold = {
  name: string;
  sessions: number;
  minutes: number;
  expert: { id: string; name: string; lastName: string; profilePicture: string | null };
};

/** Whom it is with, and how much of what. */
export function PackageHead({ sold }: { sold: Sold }) {
  const { t } = useTranslation('package');
  const { name, sessions, minutes, expert } = sold;
  const person = `${expert.name} ${expert.lastName}`.trim();
  return (
    <div className="flex items-center gap-3">
      <Avatar id={expert.id} name={person} src={expert.profilePicture} size={48} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          {t('size', { count: sessions, length: formatMinutes(minutes), name: person })}
        </p>
      </div>
    </div>
  );
}

type TimesProps = {
  starts: readonly string[];
  zone: string;
  /** How many more sessions get their time later. */
  later?: number;
  onRemove?: (start: string) => void;
};

/** The chosen times by number, with the zone they are told in once below. */
export function TimesList({ starts, zone, later = 0, onRemove }: TimesProps) {
  const { t } = useTranslation('package');
  const [first] = starts;
  return (
    <div className="flex flex-col gap-2">
      <ol aria-label={t('times')} className="flex flex-col gap-2 empty:hidden">
        {starts.map((start, at) => (
          <li key={start} className="flex items-center gap-3">
            <span
              aria-hidden
              className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary-text"
            >
              {at + 1}
            </span>
            <When at={start} zone={zone} hideZone className="min-w-0 flex-1 font-medium" />
            {onRemove ? (
              <IconButton
                className="-my-2"
                label={t('buy.remove', { when: whenInText(start, zone) })}
                icon={<X size={20} aria-hidden />}
                onClick={() => onRemove(start)}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {later > 0 ? <p className="text-sm">{t('buy.later', { count: later })}</p> : null}
      {first === undefined ? null : (
        <p className="text-sm text-ink-soft">
          <span className="inline-block first-letter:uppercase">
            {showTime(first, { zone }).zone}
          </span>
        </p>
      )}
    </div>
  );
}

type PriceProps = {
  sessions: number;
  price: Money;
  /** What it was before a discount. */
  listPrice?: Money | undefined;
  /** The promo code that lowers the list price, as a line of its own. */
  code?: CodeLine | null | undefined;
  /** How it was converted, and what else explains it. */
  notes?: readonly string[];
};

/** What is paid for the whole and what lowered it, then what a session comes to. */
export function PackagePrice(props: PriceProps) {
  const { sessions, price, listPrice, code, notes = [] } = props;
  const { t } = useTranslation('package');
  const isLowered = listPrice !== undefined && listPrice.amount > price.amount;
  return (
    <div className="tabular border-t border-line pt-4">
      {code && isLowered ? (
        <PriceWithCode {...{ sessions, price, listPrice, code }} />
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
          {t('total')}
          <span className="flex items-baseline gap-2">
            {isLowered ? (
              <s className="text-base font-normal text-ink-soft">
                <span className="sr-only">{t('insteadOf')} </span>
                {formatMoney(listPrice)}
              </s>
            ) : null}
            {formatMoney(price)}
          </span>
        </p>
      )}
      {price.amount === 0 ? null : (
        <p className="text-right text-sm text-ink-soft">
          {t('each', { price: formatMoney(pricePerSession(price, sessions)) })}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="pt-1 text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

/** By lines, as the price of a meeting with a code is told. */
function PriceWithCode(props: {
  sessions: number;
  price: Money;
  listPrice: Money;
  code: CodeLine;
}) {
  const { sessions, price, listPrice, code } = props;
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  return (
    <PriceBreakdown
      lines={[
        { label: t('code.sessions', { count: sessions }), amount: formatMoney(listPrice) },
        {
          label: of('price.promo', { code: code.code }),
          amount: `−${formatMoney(code.amount)}`,
          tone: 'saving',
        },
      ]}
      total={{
        label: t('total'),
        amount: price.amount === 0 ? of('price.free') : formatMoney(price),
      }}
    />
  );
}

const wideScreen = '(min-width: 1024px)';

/** A step with what is bought beside it; on a phone that is folded above. */
export function PackageFrame(props: {
  sold: Sold;
  price: Money | undefined;
  summary: ReactNode;
  children: ReactNode;
}) {
  const { sold, price, summary, children } = props;
  const { t } = useTranslation('package');
  const isWide = useSyncExternalStore(onScreenChange, () => matchMedia(wideScreen).matches);
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12">
      {isWide ? null : (
        <details className="group rounded-card bg-surface shadow-card">
          <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3">
            <span className="flex min-w-0 flex-1 items-center justify-between gap-3">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{sold.name}</span>
                <span className="block text-sm text-ink-soft">
                  {t('withExpert', { name: sold.expert.name })}
                </span>
              </span>
              {price ? (
                <span className="tabular font-semibold whitespace-nowrap">
                  {formatMoney(price)}
                </span>
              ) : null}
            </span>
            <ChevronDown size={20} aria-hidden className="moves shrink-0 group-open:rotate-180" />
          </summary>
          <div className="*:pt-1 *:shadow-none">{summary}</div>
        </details>
      )}
      <div className="min-w-0">{children}</div>
      {isWide ? <aside className="sticky top-8">{summary}</aside> : null}
    </div>
  );
}

function onScreenChange(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What is bought: with whom, its times, its price. */
export function PackageSummary(
  props: TimesProps &
    Omit<PriceProps, 'sessions' | 'price'> & {
      sold: Sold;
      price: Money | undefined;
      /** The way back to the times. */
      change?: ReactNode;
      /** Where they meet in person. */
      place?: ReactNode;
    },
) {
  const { sold, starts, zone, later = 0, price, change, place } = props;
  const { listPrice, code, notes = [] } = props;
  const { t } = useTranslation('booking');
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="sr-only">{t('summary.title')}</h2>
      <PackageHead sold={sold} />
      <TimesList starts={starts} zone={zone} later={later} />
      {place}
      {change}
      {price ? (
        <PackagePrice sessions={sold.sessions} {...{ price, listPrice, code, notes }} />
      ) : null}
    </Card>
  );
}
