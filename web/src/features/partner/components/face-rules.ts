import { partnerFace } from '@puente/contract/partner-face';
import type { PartnerSettings } from '../face-queries.ts';

/** The face as it is typed. */
export type TypedFace = {
  name: string;
  slug: string;
  welcome: { en: string; es: string };
  resourceLinks: { label: string; url: string }[];
  fields: PartnerSettings['fields'];
  theme: PartnerSettings['theme'];
};

export function typedFace(settings: PartnerSettings): TypedFace {
  const { name, slug, welcome, resourceLinks, fields, theme } = settings;
  return { name, slug, welcome, resourceLinks, fields, theme };
}

/** Parts of the form that a problem can be told at; a link has its place in the list. */
export type FacePart =
  | 'name'
  | 'slug'
  | 'welcome'
  | `link${number}`
  | 'primaryColor'
  | 'secondaryColor'
  | 'headerColor';

/** What has to be changed before it can be saved, judged as the server will (face-1). */
export function problemsOf(typed: TypedFace): ReadonlySet<FacePart> {
  const read = partnerFace.safeParse(typed);
  return new Set(read.success ? [] : read.error.issues.map(({ path }) => partOf(path)));
}

function partOf([first, second]: readonly PropertyKey[]): FacePart {
  if (first === 'resourceLinks') return `link${Number(second)}`;
  if (first === 'theme')
    return second === 'secondaryColor' || second === 'headerColor' ? second : 'primaryColor';
  return first === 'slug' || first === 'welcome' ? first : 'name';
}

/** Has anything been changed? */
export function isSameFace(one: TypedFace, other: TypedFace): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
