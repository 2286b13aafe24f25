import i18next from 'i18next';
import { NearMark } from '../features/booking/components/near-mark.tsx';
import { watchNearMeeting } from '../features/booking/near.ts';
import { sendKept } from '../lib/crash-report.ts';
import { reportWaiting } from '../lib/crashes.ts';
import { activeEvent } from '../lib/events.ts';
import { reloadFailedTexts } from '../lib/i18n.ts';
import { toast } from '../ui/toast.ts';
import { resync } from '../shell/tab/resync.ts';
// Imported now, so that they are here when no more code can be loaded.
import '../shell/advice.tsx';
import '../shell/crash/crash-page.tsx';
import '../shell/crash/chunk-load-error.tsx';
import '../shell/crash/section-error.tsx';
import { watchContent } from '../shell/page/content-ready.ts';
import { OnTheWay } from '../shell/page/on-the-way.tsx';
import { AccountDeletedNotice } from '../shell/session/account-deleted-notice.tsx';
import { SessionEndOverlay } from '../shell/session/session-end-overlay.tsx';
import { showNotices } from '../shell/deferred-notices.tsx';
import { mountTabScreen } from '../shell/tab/single-tab-screen.tsx';
import { startSingleTab } from '../shell/tab/single-tab.ts';
import { showActivityMark } from '../shell/near-meeting.ts';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { UpdateBanner } from '../shell/update/update-banner.tsx';
import { startUpdates } from '../shell/update/update.ts';

let isStarted = false;

/**
 * Starts what is deferred until after the first paint, once: updates, the single tab, notices.
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
      <OnTheWay />
      <OfflineNotice />
      <UpdateBanner />
      <AccountDeletedNotice />
      <SessionEndOverlay />
    </>,
  );
  globalThis.addEventListener('online', () => toast.success(i18next.t('shell:backOnline')));
  globalThis.addEventListener(activeEvent, resync);
  globalThis.addEventListener('online', () => void reloadFailedTexts());
  watchNearMeeting();
  showActivityMark(<NearMark />);
  void sendKept();
  void reportWaiting();
  void startUpdates();
}
