import type { groupMember, Partner } from '@puente/contract/partner';
import type { SupportingDocument } from '@puente/contract/provider';
import { brandStyle } from '@puente/contract/brand';
import type { Language } from '@puente/contract/policy';
import type { z } from 'zod';
import type { PageHead } from '../../http/page-head.ts';
import type { Member } from '../provider/membership/service.ts';
import type { PartnerRow } from './store.ts';
import { openers as english } from '../../locales/en/face.ts';
import { openers as spanish } from '../../locales/es/face.ts';
import { hasTheme, readFace } from './face/rules.ts';

/** A partner as anybody may see it. */
export function presentPartner(row: PartnerRow, includesConfig: boolean): Partner {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    about: inBoth(row.about_en, row.about_es),
    checks: inBoth(row.checks_en, row.checks_es),
    ...(includesConfig ? { config: configOf(row.config) } : {}),
  };
}

/** What pages get of the configuration; the rest of it is the partner's own. */
function configOf(kept: unknown): Partner['config'] {
  const { welcome, resourceLinks, fields, theme } = readFace(kept);
  return {
    welcomeMessage: welcome.en,
    ...(welcome.en ? { welcome } : {}),
    ...(fields.length > 0
      ? { suggestions: fields.map((field) => ({ en: english[field], es: spanish[field] })) }
      : {}),
    resourceLinks,
    ...(hasTheme(kept) ? { theme } : {}),
  };
}

/** The database holds a text in both languages or in none. */
function inBoth(en: string | null, es: string | null): Partner['about'] {
  return en === null || es === null ? null : { en, es };
}

/** What a link to a partner's page tells; a logo on another host is left out. */
export function headOfPartner({ slug, name, config }: Partner, language: Language): PageHead {
  const theme = config?.theme;
  const logo = theme?.logo?.startsWith('/') ? theme.logo : null;
  const welcome = config?.welcome?.[language] ?? null;
  return {
    title: `${name} · Puente`,
    description: welcome ?? name,
    image: logo,
    path: `/?pId=${encodeURIComponent(slug)}`,
    partner: {
      ...{ slug, name, logo, welcome },
      style: theme ? `:root{${brandStyle(theme)}}` : null,
      suggestions: config?.suggestions?.map((suggestion) => suggestion[language]) ?? [],
      links: config?.resourceLinks ?? [],
    },
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
