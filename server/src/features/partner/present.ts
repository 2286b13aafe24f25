import { type groupMember, type Partner, partnerConfig } from '@puente/contract/partner';
import type { SupportingDocument } from '@puente/contract/provider';
import type { z } from 'zod';
import type { PageHead } from '../../http/page-head.ts';
import type { Member } from '../provider/service.ts';
import type { PartnerRow } from './store.ts';
import { isRecord } from '../../lib/record.ts';

/** Of a partner without any configuration. */
const emptyConfig = { welcomeMessage: '', resourceLinks: [] };

/** A partner as anybody may see it: parsing drops what the page isn't meant to get. */
export function presentPartner(row: PartnerRow, includesConfig: boolean): Partner {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    about: inBoth(row.about_en, row.about_es),
    checks: inBoth(row.checks_en, row.checks_es),
    ...(includesConfig
      ? {
          config: partnerConfig.parse({
            ...emptyConfig,
            ...(isRecord(row.config) ? row.config : {}),
          }),
        }
      : {}),
  };
}

/** The database holds a text in both languages or in none. */
function inBoth(en: string | null, es: string | null): Partner['about'] {
  return en === null || es === null ? null : { en, es };
}

/** What a link to a partner's page tells; a logo on another host is left out. */
export function headOfPartner({ slug, name, config }: Partner): PageHead {
  return {
    title: `${name} · Puente`,
    description: config?.welcomeMessage || name,
    image: config?.theme?.logo?.startsWith('/') ? config.theme.logo : null,
    path: `/?pId=${encodeURIComponent(slug)}`,
  };
}

export function presentMember(
  row: Member,
  document: SupportingDocument | null,
): z.output<typeof groupMember> {
  return {
    providerId: row.id,
    name: row.name,
    lastName: row.last_name,
    username: row.username,
    expertise: row.expertise,
    verification: row.verification,
    invited: row.invited,
    askedAt: row.asked_at?.toString() ?? null,
    verifiedAt: row.verified_at?.toString() ?? null,
    document,
  };
}
