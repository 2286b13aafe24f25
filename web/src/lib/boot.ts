import type { Reply } from './api.ts';

/** What the server writes into the page as JSON (`<script type="application/json" id="boot">`). */
export type Boot = {
  /** The reply of GET /api/config. */
  config?: Reply<'GET /api/config'>;
  /** Partner of a branded link (`?pId=`), with its theme. */
  partner?: Reply<'GET /api/partner/get-partner-config'>;
  /** Hosts of the product itself: calls go to the page's own origin there (call-3). */
  ownHosts?: string[];
  /** The API's origin, if the installation sets it; takes precedence over every rule. */
  apiUrl?: string | null;
  /** Origins whose windows may hand a session over (session-6). */
  origins?: string[];
};

export const boot: Boot = read();

function read(): Boot {
  const text = globalThis.document?.getElementById('boot')?.textContent;
  if (!text) return {};
  try {
    const parsed: Boot = JSON.parse(text);
    return parsed;
  } catch {
    // Boot data only saves calls: without it the app requests the same data.
    return {};
  }
}
