import type { ReactNode } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const notices = createStore<ReactNode>(null);

/** Sets the deferred notices that the frame shows. */
export const showNotices = notices.set;

/** Where the notices are shown, under the header. */
export function DeferredNotices(): ReactNode {
  return useStore(notices, () => null);
}
