import { sendKept } from '../lib/crash-report.ts';
import { reportWaiting } from '../lib/crashes.ts';
import { wakeEvent } from '../lib/events.ts';
import { readAgain } from '../lib/i18n.ts';
import { sayBackOnline } from './back-online.ts';
import { catchUp } from './catch-up.ts';
// Here already when nothing can be loaded any more.
import './crash-page.tsx';
import './lost-part.tsx';
import './section-error.tsx';
import { watchContent } from './content-ready.ts';
import { Goodbye } from './goodbye.tsx';
import { LeavingOverlay } from './leaving-overlay.tsx';
import { showNotices } from './later-notices.tsx';
import { mountTabScreen } from './single-tab-screen.tsx';
import { startSingleTab } from './single-tab.ts';
import { OfflineNotice } from './offline-notice.tsx';
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
  watchContent();
  mountTabScreen();
  startSingleTab(openedAt);
  showNotices(
    <>
      <OfflineNotice />
      <UpdateBanner />
      <Goodbye />
      <LeavingOverlay />
    </>,
  );
  globalThis.addEventListener('online', sayBackOnline);
  globalThis.addEventListener(wakeEvent, catchUp);
  globalThis.addEventListener('online', () => void readAgain());
  void sendKept();
  void reportWaiting();
  void startUpdates();
}
