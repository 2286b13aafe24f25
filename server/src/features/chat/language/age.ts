const saysAgeBefore = new Set([
  'de',
  'tiene',
  'tengo',
  'cumplo',
  'cumpli',
  'con',
  'los',
  'mis',
  'sus',
]);

/** "since 10 years ago" and "more than 10 years" tell a duration, not an age. */
const saysSpan = new Set([
  'mas',
  'menos',
  'dentro',
  'cerca',
  'partir',
  'hace',
  'llevo',
  'over',
  'experiencia',
]);

/** Is it a token for an age group, such as `zzteen`? */
export function isAgeToken(word: string): boolean {
  return word.startsWith('zz');
}

/** The token of the age group that a number at this index tells, or null when it isn't an age. */
export function ageWord(words: readonly string[], index: number): string | null {
  const word = words[index] ?? '';
  const joined = /^(\d{1,2})(?:yo|yrs?)$/.exec(word);
  if (joined) return ageGroup(Number(joined[1]));
  if (/^(?:forties|fifties|40s|50s|cuarenton|cuarentona|cincuenton|cincuentona)$/.test(word))
    return 'zzmidlife';
  if (/^(?:forty|fifty|cuarenta|cincuenta)$/.test(word)) return 'zzmidlife';
  if (!/^\d{1,2}$/.test(word)) return null;
  const years = Number(word);
  const [before = '', beforeThat = ''] = [words[index - 1], words[index - 2]];
  const [after = '', then = ''] = [words[index + 1], words[index + 2]];
  if (saysSpan.has(before) || saysSpan.has(beforeThat) || then === 'experiencia') return null;
  if (/^(?:months?|mon|meses|mes|weeks?|semanas?)$/.test(after))
    return then === 'old' || before === 'de' || before === 'tiene' ? 'zzbaby' : null;
  if (/^(?:years?|yrs?|yr|y)$/.test(after)) return then === 'old' ? ageGroup(years) : null;
  if (/^(?:anos?|anitos?)$/.test(after)) return saysAgeBefore.has(before) ? ageGroup(years) : null;
  const isBareAge = /^(?:at|im|aged|age|turning|turned|los|mis|sus)$/.test(before);
  return isBareAge && years >= 38 ? ageGroup(years) : null;
}

function ageGroup(years: number): string | null {
  if (years < 3) return 'zzbaby';
  if (years < 12) return 'zzchild';
  if (years < 19) return 'zzteen';
  if (years >= 38 && years < 60) return 'zzmidlife';
  return years >= 60 && years < 110 ? 'zzolder' : null;
}
