import {
  partnerFace,
  type PartnerFace,
  suggestedField,
  type SuggestedField,
} from '@puente/contract/partner-face';
import type { PartnerAct } from '@puente/contract/policy/partner';
import { defaultBrand, deriveColor } from '@puente/contract/brand';
import type { EmailBrand } from '../../../lib/email-template.ts';
import { isRecord } from '../../../lib/record.ts';
import { isReservedUsername } from '../../user/rules.ts';

/** What `partners.config` keeps. */
export type KeptFace = Pick<PartnerFace, 'resourceLinks' | 'fields'> & {
  welcome: PartnerFace['welcome'];
  theme: PartnerFace['theme'] & { logo: string | null };
};

const { shape } = partnerFace;

/** Reads each part by itself: one that can't be read is as if it had never been set. */
export function readFace(config: unknown): KeptFace {
  const kept = isRecord(config) ? config : {};
  const theme = isRecord(kept['theme']) ? kept['theme'] : {};
  const colors = shape.theme.safeParse(theme);
  const { logo } = theme;
  const links = shape.resourceLinks.safeParse(kept['resourceLinks']);
  const fields = Array.isArray(kept['fields']) ? kept['fields'] : [];
  return {
    welcome: readWelcome(kept),
    resourceLinks: links.success ? links.data : [],
    fields: fields.flatMap((field): SuggestedField[] => {
      const read = suggestedField.safeParse(field);
      return read.success ? [read.data] : [];
    }),
    theme: {
      ...(colors.success ? colors.data : defaultBrand),
      logo: typeof logo === 'string' ? logo : null,
    },
  };
}

/** Before there were two languages, one text greeted everybody. */
function readWelcome(kept: Record<string, unknown>): PartnerFace['welcome'] {
  const both = shape.welcome.safeParse(kept['welcome']);
  if (both.success) return both.data;
  const one = kept['welcomeMessage'];
  return typeof one === 'string' ? { en: one, es: one } : { en: '', es: '' };
}

/** Is a partner dressed in colours of its own, rather than in Puente's? */
export function hasTheme(config: unknown): boolean {
  return isRecord(config) && isRecord(config['theme']);
}

/** What is recorded of a change: which parts of the face differ (desk-1). */
export function actsOf(
  before: Pick<PartnerFace, 'name' | 'slug'> & KeptFace,
  after: PartnerFace,
): PartnerAct[] {
  const colorsOf = ({ primaryColor, secondaryColor, headerColor }: PartnerFace['theme']) => [
    ...[primaryColor, secondaryColor, headerColor],
  ];
  const pageOf = (face: Pick<PartnerFace, 'name' | 'resourceLinks' | 'fields' | 'theme'>) =>
    JSON.stringify([face.name, face.resourceLinks, face.fields, colorsOf(face.theme)]);
  const isSameWelcome =
    before.welcome.en === after.welcome.en && before.welcome.es === after.welcome.es;
  return [
    ...(before.slug === after.slug ? [] : (['address-changed'] as const)),
    ...(isSameWelcome ? [] : (['welcome-changed'] as const)),
    ...(pageOf(before) === pageOf(after) ? [] : (['page-changed'] as const)),
  ];
}

/** Words that stand for no partner, or for a page or a call, in an address. */
const reservedSlugs = new Set([
  ...['all', 'default', 'everywhere', 'new', 'nobody', 'none', 'no-partner'],
  // What follows /api/partner/ there.
  ...[
    'application',
    'applications',
    'config',
    'get-partner-config',
    'list-partners',
    'log',
    'logo',
  ],
  ...['managed', 'manager-invitations', 'managers', 'overview', 'providers', 'settings', 'share'],
]);

/** Is it a slug that no partner can have? Dashes are ignored, as in usernames. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug) || isReservedUsername(slug);
}

/** In whose name a mail goes: a partner's, as it shows itself (face-4). */
export function mailBrand(
  { slug, name, config }: { slug: string; name: string; config: unknown },
  publicUrl: string,
): EmailBrand {
  const theme = isRecord(config) && isRecord(config['theme']) ? config['theme'] : {};
  const { primaryColor, logo } = theme;
  const color = typeof primaryColor === 'string' ? primaryColor : defaultBrand.primaryColor;
  const light = deriveColor(color, 'light');
  const dark = deriveColor(color, 'dark');
  return {
    name,
    url: `${publicUrl}/?pId=${encodeURIComponent(slug)}`,
    // Pictures of this installation alone: another host would learn who reads what, and when.
    logo: typeof logo === 'string' && logo.startsWith('/') ? publicUrl + logo : null,
    link: light.text,
    linkOnDark: dark.text,
    soft: light.soft,
    softOnDark: dark.soft,
    action: light.solid,
    onAction: light.on,
  };
}
