import { showNotices } from './later-notices.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { startUpdates } from './update.ts';

let isStarted = false;

/** Starts what people don't wait for, once. */
export function start(): void {
  if (isStarted) return;
  isStarted = true;
  showNotices(<UpdateBanner />);
  void startUpdates();
}
