import { sql } from 'kysely';
import type { Db } from '../../../../db/connection.ts';
import { cardGateway, refundsPayable } from '../rules.ts';
import type { Balance, Books, PaymentFact, Posting, RefundFact } from './rules.ts';

/** The whole books at one moment, whatever is written meanwhile. */
export const readBooks = (db: Db): Promise<Books> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const balances = await sql<Balance>`
        select t.currency, e.account, sum(e.amount)::bigint as amount
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        group by 1, 2 order by 1, 2`.execute(tx);
      const postings = await sql<Posting>`
        select t.kind, t.source_id as "sourceId", t.currency,
          coalesce(sum(e.amount), 0)::bigint as total,
          coalesce(sum(e.amount) filter (where e.account = ${cardGateway}), 0)::bigint
            as "atGateway",
          coalesce(sum(e.amount) filter (where e.account = ${refundsPayable}), 0)::bigint
            as payable
        from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
        group by t.id`.execute(tx);
      const payments = await sql<PaymentFact>`
        select id, intent_id as "intentId", status, received,
          received_currency as "receivedCurrency" from payments order by created_at`.execute(tx);
      const refunds = await sql<RefundFact>`
        select id, status, amount, currency, gateway_id as "gatewayId", by_hand as "byHand"
        from refunds order by created_at`.execute(tx);
      return {
        balances: balances.rows,
        postings: postings.rows,
        payments: payments.rows,
        refunds: refunds.rows,
      };
    });
