import type { Balance, Books, Findings } from './rules.ts';

/** The findings for somebody at a terminal; amounts in minor units, debit positive. */
export function ledgerReport(checked: Findings & { books: Books }): string {
  const { balances, postings, payments, refunds } = checked.books;
  const currencies = new Set(balances.map(({ currency }) => currency)).size;
  return [
    `Ledger: ${postings.length} transactions in ${currencies} currencies; ` +
      `${payments.length} payments, ${refunds.length} refunds`,
    ...listed(
      'Balances (minor units, what we hold +, what we owe -)',
      table(balances.filter(({ amount }) => amount !== 0)),
    ),
    ...listed('On its way', checked.inFlight),
    ...listed('Differences', checked.differences),
    checked.differences.length === 0
      ? 'The ledger adds up to zero and agrees with payments, refunds and the card gateway.'
      : 'The ledger does NOT agree.',
  ].join('\n');
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? [`${title}: none`]
    : [`${title}: ${lines.length}`, ...lines.map(indent)];
}

function indent(line: string): string {
  return `  ${line}`;
}

function table(balances: readonly Balance[]): string[] {
  const width = Math.max(0, ...balances.map(({ account }) => account.length));
  const digits = Math.max(0, ...balances.map(({ amount }) => String(amount).length));
  return balances.map(
    ({ currency, account, amount }) =>
      `${currency}  ${account.padEnd(width)}  ${String(amount).padStart(digits)}`,
  );
}
