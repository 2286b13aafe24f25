import { premiumChangedEvent } from '../lib/events.ts';

/**
 * Back from the premium checkout or its portal (address-1): both parameters leave the address; true
 * when something was paid, so that the plan has to be fetched again.
 */
function takePremiumReturn(): boolean {
  const url = new URL(globalThis.location.href);
  const status = url.searchParams.get('payment_status');
  if (url.searchParams.get('activeTab') !== 'subscription' || status === null) return false;
  url.searchParams.delete('activeTab');
  url.searchParams.delete('payment_status');
  globalThis.history.replaceState(globalThis.history.state, '', url);
  return status === 'success';
}

/** Whoever shows the plan reads it again. */
export function tellPremiumReturn(): void {
  if (takePremiumReturn()) globalThis.dispatchEvent(new Event(premiumChangedEvent));
}
