import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorOf, type CreditNote, type Receipt } from '../queries.ts';
import './paper.css';

/** A receipt as it was issued, in the language it was issued in, whatever the page speaks. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipt', { lng: receipt.language });
  const { number, issued, lines, total, creditNotes, kept, language } = receipt;
  return (
    <Sheet language={language}>
      <h1 className="display text-2xl sm:text-3xl">{t('receiptNumbered', { number })}</h1>
      <Facts receipt={receipt} issued={issued} />
      <dl className="tabular border-t border-line">
        {lines.map(({ text, note, printed }) => (
          <Amount key={text} label={text} note={note} printed={printed} />
        ))}
        <Amount label={t('total')} printed={total.printed} isTotal />
      </dl>
      {creditNotes.length > 0 ? (
        <section>
          <h2 className="mb-1 font-semibold">{t('refunds')}</h2>
          <dl className="tabular border-t border-line">
            {creditNotes.map((note) => (
              <Amount
                key={note.number}
                label={t('creditNoteNumbered', { number: note.number })}
                note={note.issued}
                printed={lessOf(note)}
              />
            ))}
            <Amount label={t('kept')} printed={kept.printed} isTotal />
          </dl>
        </section>
      ) : null}
      <p className="text-sm text-ink-soft">{t('note')}</p>
    </Sheet>
  );
}

/** What a credit note takes off the receipt. */
function lessOf({ printed, amount }: CreditNote): string {
  return amount.amount > 0 ? `−${printed}` : printed.replace('−', '');
}

/** A credit note, on a sheet of its own when it is printed. */
export function CreditNotePaper({ receipt, note }: { receipt: Receipt; note: CreditNote }) {
  const { t } = useTranslation('receipt', { lng: receipt.language });
  const sold = receipt.lines.filter(({ kind }) => kind !== 'discount');
  return (
    <Sheet language={receipt.language} id={anchorOf(note)}>
      <h2 className="display text-2xl sm:text-3xl">
        {t('creditNoteNumbered', { number: note.number })}
      </h2>
      <Facts receipt={receipt} issued={note.issued}>
        <Fact name={t('ofReceipt')}>{t('numbered', { number: receipt.number })}</Fact>
        <Fact name={t('reasonLabel')}>{t(`reason.${note.reason}`)}</Fact>
      </Facts>
      <dl className="tabular border-t border-line">
        {sold.map(({ text, note: below }) => (
          <Amount key={text} label={text} note={below} printed="" />
        ))}
        <Amount label={t('credited')} printed={note.printed} isTotal />
      </dl>
      <p className="text-sm text-ink-soft">{t('creditNote')}</p>
    </Sheet>
  );
}

function Sheet({ language, id, children }: { language: string; id?: string; children: ReactNode }) {
  const { t } = useTranslation('receipt');
  return (
    <article
      id={id}
      lang={language}
      className="paper flex scroll-mt-20 flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-8"
    >
      <p className="display text-lg">{t('brand')}</p>
      {children}
    </article>
  );
}

function Facts(props: { receipt: Receipt; issued: string; children?: ReactNode }) {
  const { receipt, issued, children } = props;
  const { t } = useTranslation('receipt', { lng: receipt.language });
  const { seller, buyer } = receipt;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={t('date')}>{issued}</Fact>
      <Fact name={t('seller')}>{seller.name || t('gone')}</Fact>
      <Fact name={t('buyer')}>
        {buyer.name}
        <span className="block text-ink-soft [overflow-wrap:anywhere]">{buyer.email}</span>
      </Fact>
      {children}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount(props: {
  label: string;
  note?: string | null;
  printed: string;
  isTotal?: boolean;
}) {
  const { label, note, printed, isTotal } = props;
  return (
    <div
      className={`flex items-baseline justify-between gap-4 border-b border-line py-3 ${isTotal ? 'font-semibold' : ''}`}
    >
      <dt>
        {label}
        {note ? <span className="block text-sm font-normal text-ink-soft">{note}</span> : null}
      </dt>
      <dd className="shrink-0 whitespace-nowrap">{printed}</dd>
    </div>
  );
}
