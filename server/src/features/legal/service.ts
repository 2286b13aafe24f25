import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LegalDocument, legalDocument, type LegalText } from '@puente/contract/legal';
import { type Language, policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { PageHead } from '../../http/page-head.ts';
import { renderLegalText } from './rules.ts';

/** The texts of the release, for an installation that writes none of its own. */
const ownDir = fileURLToPath(new URL('../../../legal/', import.meta.url));

type Deps = Pick<Context, 'config'>;

/** The terms or the privacy page, read again for each request: an edited file shows at once. */
export function getLegalText(
  { config }: Deps,
  document: LegalDocument,
  language: Language,
): LegalText {
  const file = `${document}.${language}.md`;
  const { dir, runBy, contact } = config.legal;
  const path = [...(dir === null ? [] : [join(dir, file)]), join(ownDir, file)].find(existsSync);
  if (path === undefined) throw new Error(`no ${file}`);
  return renderLegalText(readFileSync(path, 'utf8'), { runBy, contact, ...numbers });
}

/** The numbers that bind, so that no text says another. */
const numbers: Record<string, string> = Object.fromEntries(
  Object.entries({
    holdMinutes: policy.booking.holdMinutes,
    fullHours: policy.refund.fullWithinHoursOfBooking,
    fullBeforeHours: policy.refund.fullUntilHoursBeforeStart,
    noneHours: policy.refund.noneWithinHoursOfStart,
    partPercent: policy.refund.otherwiseBasisPoints / 100,
    crashDays: policy.crash.keptDays,
    waitingDays: policy.waiting.days,
    visitorDays: policy.conversation.visitorDays,
  }).map(([name, number]) => [name, String(number)]),
);

/** Title, description and content of the page at an address; null for every other page. */
export function findLegalHead(deps: Deps, path: string, language: Language): PageHead | null {
  const { data: document } = legalDocument.safeParse(path.slice(1));
  if (document === undefined) return null;
  const { title, description, html } = getLegalText(deps, document, language);
  return {
    title: `${title} · Puente`,
    description,
    image: null,
    path,
    content: `<div class="mx-auto w-full max-w-read px-4 py-6 sm:px-6 lg:py-10"><article class="prose">${html}</article></div>`,
  };
}
