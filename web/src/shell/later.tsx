import { showNotices } from './later-notices.tsx';
import { mountTabScreen } from './single-tab-screen.tsx';
import { startSingleTab } from './single-tab.ts';
import { UpdateBanner } from './update-banner.tsx';
import { startUpdates } from './update.ts';

let isStarted = false;

/**
 * Starts what people don't wait for, once.
 * @param openedAt the address this page was opened at
 */
export function start(openedAt: string): void {
  if (isStarted) return;
  isStarted = true;
  showNotices(<UpdateBanner />);
  mountTabScreen();
  startSingleTab(openedAt);
  void startUpdates();
}
