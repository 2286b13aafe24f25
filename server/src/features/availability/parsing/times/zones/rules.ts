import type { Language } from '@puente/contract/policy';
import { namingCities, regionNames } from '../../../../parsing/places/rules.ts';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';

const zones: ReadonlySet<string> = new Set(
  `est edt pst pdt cst cdt mst mdt gmt utc bst cet cest ist aest aedt acst awst nzst nzdt sgt pkt clt
  clst`.split(/\s+/),
);

/** The short name of a zone of time. */
export function isZone(word: string): boolean {
  return zones.has(word);
}

const english =
  /^(?:uk|us|usa|eastern|central|pacific|mountain|atlantic|british|irish|indian|australian|european|spanish|mexican|chilean|argentine|colombian|peruvian|greenwich)$/;
const spanish =
  /^(?:cdmx|df|eeuu|usa|uk|este|oeste|centro|pacifico|montana|oriental|peninsular|insular|espanola|chilena|argentina|mexicana|colombiana|peruana|uruguaya|boliviana|ecuatoriana|venezolana|inglesa|britanica|europea|americana|gringa)$/;
const hourOf = /^(?:hora|horario|huso)$/;
const small = /^(?:de|del|la|el|los|las)$/;
const standard = /^(?:standard|daylight|summer)$/;

/** `London time`, `hora de Chile`, `9 to 5 Pacific`: the place behind the name of a zone; else null. */
export function zoneAt(
  { tokens, language }: { tokens: readonly Token[]; language: Language },
  at: number,
): number | null {
  if (language === 'es') {
    if (!hourOf.test(tokens[at]?.word ?? '')) return null;
    let place = at + 1;
    while (small.test(tokens[place]?.word ?? '')) place += 1;
    return spanish.test(tokens[place]?.word ?? '') ? place + 1 : behindPlace(tokens, place);
  }
  const isName = english.test(tokens[at]?.word ?? '');
  const named = isName ? at + 1 : behindPlace(tokens, at);
  if (named === null) return null;
  const behind = standard.test(tokens[named]?.word ?? '') ? named + 1 : named;
  if (/^(?:times?|hours)$/.test(tokens[behind]?.word ?? '')) return behind + 1;
  const kind = matchAt(tokens, at - 1, language)?.meaning.kind;
  const isBehindHour = tokens[at - 1]?.kind === 'number' || kind === 'meridiem';
  const isEnd = tokens[named] === undefined || tokens[named]?.kind === 'sign';
  return isName && isBehindHour && isEnd ? named : null;
}

const longest = 3;

/** The place behind the name of a country, or of a city that a zone is named after. */
function behindPlace(tokens: readonly Token[], at: number): number | null {
  const words = tokens.slice(at, at + longest).map(({ word }) => word);
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    if (regionNames().has(name) || namingCities().has(name)) return at + length;
  }
  return null;
}
