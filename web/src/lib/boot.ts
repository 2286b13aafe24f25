import type { Reply } from './api.ts';

/** What the server puts into the page as JSON (`<script type="application/json" id="boot">`). */
export type Boot = {
  /** The reply of GET /api/config. */
  config?: Reply<'GET /api/config'>;
  /** Partner of a branded link (`?pId=`), with its theme. */
  partner?: Reply<'GET /api/partner/get-partner-config'>;
  /** Hosts of the product itself: calls go to the page's own origin there (SPEC §7). */
  ownHosts?: string[];
  /** Where calls go, when the installation says so; comes before every rule. */
  apiUrl?: string | null;
  /** Origins whose windows may hand a session over (SPEC §4). */
  origins?: string[];
};

function read(): Boot {
  const text = document.getElementById('boot')?.textContent;
  if (!text) return {};
  try {
    return JSON.parse(text) as Boot;
  } catch {
    // Boot data only saves calls: without it the app asks for the same.
    return {};
  }
}

export const boot: Boot = read();
