import { type groupMember, type Partner, partnerConfig } from '@puente/contract/partner';
import type { z } from 'zod';
import type { PageHead } from '../../http/pages.ts';
import type { Member } from '../provider/service.ts';
import type { PartnerRow } from './store.ts';

/** A partner who configured nothing yet. */
const emptyConfig = { welcomeMessage: '', resourceLinks: [] };

/** A partner as anybody may see it; what is not meant for the page stays behind. */
export const presentPartner = (row: PartnerRow, includesConfig: boolean): Partner => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  ...(includesConfig
    ? { config: partnerConfig.parse({ ...emptyConfig, ...(row.config as object) }) }
    : {}),
});

/** What a link to a partner's page tells; a logo on another host is left out. */
export const headOfPartner = ({ slug, name, config }: Partner): PageHead => ({
  title: `${name} · Puente`,
  description: config?.welcomeMessage || name,
  image: config?.theme?.logo?.startsWith('/') ? config.theme.logo : null,
  path: `/?pId=${encodeURIComponent(slug)}`,
});

export const presentMember = (row: Member): z.output<typeof groupMember> => ({
  providerId: row.id,
  name: row.name,
  lastName: row.last_name,
  username: row.username,
  expertise: row.expertise,
  verification: row.verification,
  askedAt: row.asked_at?.toString() ?? null,
  verifiedAt: row.verified_at?.toString() ?? null,
});
