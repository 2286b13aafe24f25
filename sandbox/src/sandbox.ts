import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Store } from './store.ts';
import type { Timings } from './timings.ts';
import type { WebhookSender } from './stripe/webhooks.ts';

/** What every wire of one running sandbox shares; nothing of it lives in a module. */
export type Sandbox = {
  store: Store;
  clock: Clock;
  faults: Faults;
  webhooks: WebhookSender;
  timings: Timings;
  /** Address at which a person's browser reaches `/sandbox`, without a slash at the end. */
  publicUrl(): string;
  /** Runs later in real time unless the sandbox has stopped by then. */
  later(ms: number, run: () => void): void;
  /** Aborted when the sandbox stops. */
  stopping: AbortSignal;
};
