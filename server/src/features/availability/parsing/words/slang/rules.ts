import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';

/** What people write on phones for longer words, by language; several words stand apart. */
const short: Record<Language, Readonly<Record<string, string>>> = {
  en: {
    ...{ n: 'and', nd: 'and', r: 'are', u: 'you', ur: 'your', tho: 'um', rn: 'um', hmu: 'um' },
    ...{ lol: 'um', lmao: 'um', haha: 'um', pls: 'please', plz: 'please', bc: 'because' },
    ...{ its: "it's", ive: "i've", thats: "that's", theres: "there's", doesnt: "doesn't" },
    ...{ isnt: "isn't", arent: "aren't", lets: "let's", theyre: "they're", youre: "you're" },
    ...{ nite: 'night', nites: 'nights', weeknite: 'weekday nights', weeknites: 'weekday nights' },
    ...{ tmrw: 'tomorrow', tmr: 'tomorrow', tmw: 'tomorrow', tomoz: 'tomorrow', opn: 'open' },
    ...{ jk: 'no wait', cept: 'except', xcept: 'except', nothin: 'nothing', mornin: 'morning' },
    ...{
      evenin: 'evening',
      mornins: 'mornings',
      evenins: 'evenings',
      wk: 'week',
      aft: 'afternoon',
    },
    ...{
      gotta: 'have to',
      gonna: 'will',
      wanna: 'want',
      cuz: 'because',
      coz: 'because',
      cause: 'because',
    },
  },
  es: {
    ...{
      pa: 'para',
      d: 'de',
      q: 'que',
      k: 'que',
      ke: 'que',
      tmb: 'tambien',
      tb: 'tambien',
      tbn: 'tambien',
    },
    ...{ tmbn: 'tambien', tbm: 'tambien', dsps: 'despues', dps: 'despues', despues: 'despues' },
    ...{ xfa: 'porfa', aki: 'aqui', aca: 'aqui', asta: 'hasta', hsta: 'hasta', pq: 'porque' },
    ...{ xq: 'porque', noxe: 'noche', noxes: 'noches', nox: 'noche', toy: 'estoy', toi: 'estoy' },
    ...{ jaja: 'eh', jajaja: 'eh', jeje: 'eh', wena: 'hola', wenas: 'hola', nop: 'no' },
    ...{
      serrado: 'cerrado',
      na: 'nada',
      tde: 'tarde',
      keria: 'queria',
      kiero: 'quiero',
      bro: 'eh',
      wey: 'eh',
    },
    ...{ guey: 'eh', porfi: 'porfa', sabdo: 'sabado', sabd: 'sabado', mñn: 'manana' },
  },
};

/** Shortened days that aren't the usual ones: `juev`, `vier.`, `thursd`. */
const stems: Record<Language, readonly (readonly [stem: string, day: string])[]> = {
  en: [
    ...([
      ['mond', 'monday'],
      ['tuesd', 'tuesday'],
      ['wednes', 'wednesday'],
      ['wednesd', 'wednesday'],
    ] as const),
    ...([
      ['thursd', 'thursday'],
      ['frid', 'friday'],
      ['satur', 'saturday'],
      ['saturd', 'saturday'],
      ['sund', 'sunday'],
    ] as const),
  ],
  es: [
    ...([
      ['lune', 'lunes'],
      ['mart', 'martes'],
      ['mierc', 'miercoles'],
      ['mierco', 'miercoles'],
      ['juev', 'jueves'],
    ] as const),
    ...([
      ['vier', 'viernes'],
      ['viern', 'viernes'],
      ['saba', 'sabado'],
      ['domi', 'domingo'],
      ['doming', 'domingo'],
    ] as const),
  ],
};

const days: ReadonlyMap<string, string> = new Map([...stems.en, ...stems.es]);

/**
 * The words meant by one that is written short, or null. A letter that names a day among other letters
 * (`L M X J`), or begins a sentence, stays.
 */
export function writtenOut(
  tokens: readonly Token[],
  at: number,
  language: Language,
): readonly string[] | null {
  const token = tokens[at];
  // `Fri & Sat = weekend`, `lunes = cerrado`
  if (token?.word === '=' && isKindOfDay.test(tokens[at + 1]?.word ?? ''))
    return [language === 'es' ? 'son' : 'are'];
  // `Thu = Mon`
  if (token?.word === '=' && isDayName.test(tokens[at + 1]?.word ?? ''))
    return language === 'es' ? ['igual', 'que'] : ['same', 'as'];
  // `jueves =`
  if (token?.word === '=' && language === 'es') return ['igual'];
  if (token?.word === '=') return ['same'];
  if (token?.kind !== 'word' || (token.isGlued && tokens[at - 1]?.kind === 'number')) return null;
  const day = days.get(token.word);
  if (day) return [day];
  // `ill take anything`, where `I'm ill` is what it says.
  if (
    token.word === 'ill' &&
    /^(?:take|be|do|see|have|start|finish|open|work)$/.test(tokens[at + 1]?.word ?? '')
  )
    return ["i'll"];
  if (token.word === 'x') return crossed(tokens, at, language);
  if (/^(?:ups|upp)s+$/.test(token.word)) return ['ups'];
  const isLetter = token.word.length === 1;
  if (isLetter && (token.isCapital || isBesideLetter(tokens, at))) return null;
  const meant = Object.hasOwn(short[language], token.word)
    ? short[language][token.word]
    : undefined;
  return meant?.split(' ') ?? null;
}

const isDayName =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)(?:s|day|days|sday|nesday|rsday|urday|es|tes|rcoles|ves|rnes|ado|ingo)?s?$/;
const isKindOfDay = /^(?:weekend|closed|off|shut|holiday|fin|finde|cerrado|libre|descanso|no)$/;

/** `wed x`, closed; `x la tarde`, `x medio`: the sign of times is read `por` in Spanish. */
function crossed(tokens: readonly Token[], at: number, language: Language): string[] | null {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.isCapital || isBesideLetter(tokens, at)) return null;
  const isSpanish = language === 'es';
  if (isSpanish && /^(?:la|las|el|los|medio|favor|zoom|fa|semana|mes)$/.test(behind?.word ?? ''))
    return ['por'];
  const isDay = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)/.test(
    before?.word ?? '',
  );
  return isDay && !/^\d/.test(behind?.word ?? '') ? [isSpanish ? 'cerrado' : 'closed'] : null;
}

/** Does another single letter stand beside it, commas and strokes left aside? */
function isBesideLetter(tokens: readonly Token[], at: number): boolean {
  const isJoint = (place: number) => /^[,/&–-]$/.test(tokens[place]?.word ?? '');
  const [before, behind] = [isJoint(at - 1) ? at - 2 : at - 1, isJoint(at + 1) ? at + 2 : at + 1];
  return [before, behind].some((place) => /^[a-z]$/.test(tokens[place]?.word ?? ''));
}
